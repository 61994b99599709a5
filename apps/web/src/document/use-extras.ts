import { useState } from 'react'
import type { DocumentEditor } from './document-editor.ts'
import { type ExtraId, emptied, extrasOf, filledExtras } from './extras.ts'
import { kindLayouts } from './kind-layout.ts'

/** What the paper shows beyond the usual. What was filled once stays until it is put away. */
export function useExtras(
  editor: DocumentEditor,
  opensWith = kindLayouts[editor.kind].opensWith,
): {
  readonly shown: ReadonlySet<ExtraId>
  readonly toggle: (id: ExtraId) => void
} {
  const { document } = editor
  const [shown, setShown] = useState<ReadonlySet<ExtraId>>(() => new Set(opensWith))
  const filled = filledExtras(document)
  const missing = [...filled].filter((id) => !shown.has(id))
  if (missing.length > 0) setShown(new Set([...shown, ...missing]))

  function toggle(id: ExtraId) {
    const extra = extrasOf(document).get(id)
    if (!extra) return
    if (!shown.has(id)) {
      setShown(new Set([...shown, id]))
      if (extra.flag !== undefined) editor.set(extra.flag, true)
      return
    }
    setShown(new Set([...shown].filter((each) => each !== id)))
    if (!filled.has(id)) return
    if (extra.lineField !== undefined) editor.setEveryLine(extra.lineField, '')
    else editor.setAll(emptied(extra))
  }

  return { shown, toggle }
}
