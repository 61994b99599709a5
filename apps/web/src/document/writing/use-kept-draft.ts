import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { useEffect, useRef } from 'react'
import { type Draft, type DraftPlace, keepDraft } from './draft.ts'

const rest = 400

type KeptDraft = Omit<Draft, 'keptAt'>

/**
 * Keeps a draft when typing stops, and at the latest when the page or the screen goes away, with what was typed by then;
 * undefined keeps none.
 */
export function useKeptDraft(
  { userId, kind, id }: DraftPlace,
  draft: KeptDraft | undefined,
  newest: () => BusinessDocument,
): void {
  const unkept = useRef<() => void>(undefined)
  const keepNewest = useRef<() => void>(undefined)
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
    keepNewest.current = () => {
      const written = newest()
      if (!draft || written === draft.document) unkept.current?.()
      else keepDraft({ userId, kind, id }, { ...draft, document: written, keptAt: Date.now() })
    }
  })

  useEffect(() => {
    const keep = () => keepNewest.current?.()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}
