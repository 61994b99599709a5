import { useEffect, useRef } from 'react'
import { type DraftPlace, keepDraft, type StyledDocument } from './draft.ts'

const rest = 400

/** Keeps a draft when typing stops, and at the latest when the page goes away; undefined keeps none. */
export function useKeptDraft(
  { userId, kind }: DraftPlace,
  draft: StyledDocument | undefined,
): void {
  const unkept = useRef<StyledDocument>(undefined)
  const { document, themeId, design } = draft ?? {}
  useEffect(() => {
    const now =
      document && themeId !== undefined && design ? { document, themeId, design } : undefined
    unkept.current = now
    if (!now) return
    const timer = setTimeout(() => {
      keepDraft({ userId, kind }, now)
      unkept.current = undefined
    }, rest)
    return () => clearTimeout(timer)
  }, [userId, kind, document, themeId, design])

  useEffect(() => {
    const keep = () => {
      if (unkept.current) keepDraft({ userId, kind }, unkept.current)
      unkept.current = undefined
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [userId, kind])
}
