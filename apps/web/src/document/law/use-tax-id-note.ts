import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { TaxIdNote } from '@sheaf/domain/jurisdictions/tax-id-note'
import { useMemo, useState } from 'react'
import { usePaper } from '#document/paper/paper-context.ts'
import { useLaw } from './use-law.ts'

const parts: Readonly<Partial<Record<FieldPath, 'sender' | 'receiver'>>> = {
  'sender.taxId': 'sender',
  'receiver.taxId': 'receiver',
}

/** What is said under the field of a tax id. What to look at again waits until the field is left. */
export function useTaxIdNote(path: FieldPath): {
  readonly note: TaxIdNote | undefined
  readonly onFocus: () => void
  readonly onBlur: () => void
} {
  const { document } = usePaper().editor
  const part = parts[path]
  const law = useLaw(part !== undefined)
  const [isWriting, setIsWriting] = useState(false)
  const note = useMemo(() => part && law?.noteOnTaxId(document, part), [law, document, part])
  return {
    note: isWriting && note?.isRight === false ? undefined : note,
    onFocus: () => setIsWriting(true),
    onBlur: () => setIsWriting(false),
  }
}
