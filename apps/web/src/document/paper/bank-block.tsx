import { pathsOf } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { kinds } from '@sheaf/domain/documents/kinds'
import type { LabelledPath } from '@sheaf/domain/locale/words/paper-words'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { OwnForm } from '#document/fields/own-form.tsx'
import { PaperField } from '#document/fields/paper-field.tsx'
import { usePaper } from './paper-context.ts'
import { PaymentCodeSwitch } from './payment-code-switch.tsx'

/** Where the money goes. On paper it is 'Payment Details', once there is something to say. */
export function BankBlock() {
  const { editor, words, table } = usePaper()
  const [isOpened, setIsOpened] = useState(false)
  const paths = pathsOf(editor.kind, table).filter((path) => table[path]?.group === 'bank')
  const isFilled = paths.some((path) => editor.text(path).trim() !== '')
  if (!kinds[editor.kind].asksForPayment) return null
  if (!isFilled && !isOpened) {
    return (
      <button type="button" className="paper-bank paper-button" onClick={() => setIsOpened(true)}>
        <Plus aria-hidden="true" />
        Add bank details
      </button>
    )
  }
  // Once open it stays: a field that is emptied while one writes must not take the others away.
  if (isFilled && !isOpened) setIsOpened(true)
  const title = isFilled ? words.payment : 'Bank details'
  return (
    <section aria-label={title} className="paper-bank">
      <h3 className="paper-label">{title}</h3>
      <OwnForm>
        <dl className="bank">
          {screenOrder(paths).map((path, index) => (
            <div key={path} className="bank-entry">
              <dt aria-hidden="true">{words.fields[path as LabelledPath]}</dt>
              <dd>
                <PaperField path={path} autoFocus={index === 0 && !isFilled} />
              </dd>
            </div>
          ))}
        </dl>
      </OwnForm>
      <PaymentCodeSwitch editor={editor} className="mt-3" />
    </section>
  )
}

const usual: readonly FieldPath[] = ['bank.name', 'bank.accountNumber', 'bank.iban', 'bank.swift']

// What most people fill in comes first.
function screenOrder(paths: readonly FieldPath[]): FieldPath[] {
  return [...usual, ...paths.filter((path) => !usual.includes(path))]
}
