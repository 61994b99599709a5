import { fields } from '@sheaf/domain/documents/fields'
import type { OptionId } from '@sheaf/domain/documents/options'
import { useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { emptied, filledOptions, openOptions, optionOf, optionsOf } from './options.ts'

/** What the sheet shows beyond the usual. What was filled once stays until it is put away. */
export function useOptions(
  editor: DocumentEditor,
  opensWith: readonly OptionId[] = openOptions(editor.kind),
): {
  readonly shown: ReadonlySet<OptionId>
  readonly toggle: (id: OptionId) => void
} {
  const { document } = editor
  const [shown, setShown] = useState<ReadonlySet<OptionId>>(() => new Set(opensWith))
  const filled = filledOptions(document)
  // Whoever is sent to a field finds it there.
  const called = editor.call && optionOf(editor.kind, editor.call.path)
  const missing = [...filled, ...(called ? [called] : [])].filter((id) => !shown.has(id))
  if (missing.length > 0) setShown(new Set([...shown, ...missing]))

  function toggle(id: OptionId) {
    const option = optionsOf(editor.kind).get(id)
    if (!option) return
    if (!shown.has(id)) {
      setShown(new Set([...shown, id]))
      const flag = option.paths.find((path) => fields[path].type === 'flag')
      if (flag !== undefined) editor.set(flag, true)
      return
    }
    setShown(new Set([...shown].filter((each) => each !== id)))
    if (!filled.has(id)) return
    for (const name of option.lineFields) editor.setEveryLine(name, '')
    if (option.paths.length > 0) editor.setAll(emptied(option))
  }

  return { shown, toggle }
}
