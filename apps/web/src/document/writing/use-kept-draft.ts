import { useEffect, useRef } from 'react'
import { type Draft, type DraftPlace, keepDraft } from './draft.ts'

const rest = 400

type KeptDraft = Omit<Draft, 'keptAt'>

/** Keeps a draft when typing stops, and at the latest when the page goes away; undefined keeps none. */
export function useKeptDraft({ userId, kind, id }: DraftPlace, draft: KeptDraft | undefined): void {
  const unkept = useRef<() => void>(undefined)
  const { document, themeId, design, takesNumber, basis, translation } = draft ?? {}
  const { isTouched = false } = draft ?? {}
  useEffect(() => {
    const keep =
      document && themeId !== undefined && design
        ? () => {
            const look = { themeId, design, takesNumber }
            const kept = { document, ...look, basis, translation, isTouched }
            keepDraft({ userId, kind, id }, { ...kept, keptAt: Date.now() })
            unkept.current = undefined
          }
        : undefined
    unkept.current = keep
    if (!keep) return
    const timer = setTimeout(keep, rest)
    return () => clearTimeout(timer)
  }, [userId, kind, id, document, themeId, design, takesNumber, basis, translation, isTouched])

  useEffect(() => {
    const keep = () => unkept.current?.()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}
