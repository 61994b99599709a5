import { fields } from '@sheaf/domain/documents/fields'
import type { OptionId } from '@sheaf/domain/documents/options'
import { useMemo, useState } from 'react'
import { isBill, useWantedFormat, usualFormat } from '#document/e-invoice/wanted-format.ts'
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
  const { document, kind } = editor
  const [asked, setAsked] = useState<ReadonlySet<OptionId>>(() => new Set(opensWith))
  const { format, want } = useWantedFormat()
  const filled = filledOptions(document)
  // Whoever is sent to a field finds it there.
  const called = editor.call && optionOf(kind, editor.call.path)
  const missing = [...filled, ...(called ? [called] : [])].filter((id) => !asked.has(id))
  const show = (ids: readonly OptionId[]) => setAsked(new Set([...asked, ...ids]))
  if (missing.length > 0) show(missing)
  const isEInvoice = format !== undefined && isBill(kind)
  const shown = useMemo(
    () => (isEInvoice ? new Set<OptionId>([...asked, 'e-invoice']) : asked),
    [asked, isEInvoice],
  )

  function toggle(id: OptionId) {
    const option = optionsOf(kind).get(id)
    if (!option) return
    const isOn = !shown.has(id)
    if (id === 'e-invoice') want(isOn && isBill(kind) ? usualFormat(document.region) : undefined)
    if (isOn) {
      show([id])
      const flag = option.paths.find((path) => fields[path].type === 'flag')
      if (flag !== undefined) editor.set(flag, true)
      return
    }
    setAsked(new Set([...asked].filter((each) => each !== id)))
    if (!filled.has(id)) return
    for (const name of option.lineFields) editor.setEveryLine(name, '')
    if (option.paths.length > 0) editor.setAll(emptied(option))
  }

  return { shown, toggle }
}
