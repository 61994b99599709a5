import {
  formatAba,
  formatIban,
  formatSwift,
  isValidAba,
  isValidIban,
  isValidSwift,
} from '@sheaf/domain/parties/bank-account'
import { bankFieldNames } from '@sheaf/domain/parties/bank-fields'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { InkCode } from './ink-code.tsx'
import { usePaper } from './paper-context.ts'
import { PaperArea, PaperText } from './paper-fields.tsx'

/** Where the money goes. On paper it is 'Payment Details', once there is something to say. */
export function BankBlock() {
  const { editor, rules } = usePaper()
  const [isOpened, setIsOpened] = useState(false)
  const isFilled = bankFieldNames.some((name) => editor.fields(name).trim() !== '')
  if (!rules.asksForPayment) return null
  if (!isFilled && !isOpened) {
    return (
      <button type="button" className="paper-bank paper-button" onClick={() => setIsOpened(true)}>
        <Plus aria-hidden="true" />
        Add bank details
      </button>
    )
  }
  // Once open it stays: a field that empties under the hand must not take the others away.
  if (isFilled && !isOpened) setIsOpened(true)
  const title = isFilled ? 'Payment Details' : 'Bank details'
  return (
    <section aria-label={title} className="paper-bank">
      <h3 className="paper-label">{title}</h3>
      <dl className="bank">
        <Entry label="Bank">
          <PaperText
            name="bankName"
            label="Bank name"
            placeholder="Name of the bank"
            autoFocus={!isFilled}
          />
        </Entry>
        <Entry label="Account No.">
          <PaperText name="accountNumber" label="Account number" placeholder="Account number" />
        </Entry>
        <Entry label="IBAN">
          <Coded name="iban" />
        </Entry>
        <Entry label="SWIFT">
          <Coded name="swift" />
        </Entry>
        <Entry label="Routing No.">
          <PaperText name="routingNumber" label="Routing number" placeholder="Routing number" />
        </Entry>
        <Entry label="ABA">
          <Coded name="aba" />
        </Entry>
        <Entry label="Address">
          <PaperArea name="bankAddress" label="Bank address" placeholder="Address of the bank" />
        </Entry>
        <Entry label="Other">
          <PaperArea
            name="otherBankingInfo"
            label="Other banking information"
            placeholder="Anything else"
          />
        </Entry>
      </dl>
    </section>
  )
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="bank-entry">
      <dt aria-hidden="true">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const codes = {
  iban: { label: 'IBAN', format: formatIban, isValid: isValidIban, sample: 'DE89 3704 0044 …' },
  swift: { label: 'SWIFT', format: formatSwift, isValid: isValidSwift, sample: 'COBADEFF' },
  aba: { label: 'ABA', format: formatAba, isValid: isValidAba, sample: '021 000 021' },
} as const

export type BankCode = keyof typeof codes

export function Coded({ name }: { readonly name: BankCode }) {
  const { editor, problems } = usePaper()
  const { label, format, isValid, sample } = codes[name]
  return (
    <InkCode
      label={label}
      value={editor.fields(name)}
      onChange={(text) => editor.set(name, text)}
      problem={problems[name]}
      format={format}
      doubt={(typed) =>
        isValid(typed) ? undefined : `Please check it: this does not look like a whole ${label}.`
      }
      placeholder={sample}
      name={name}
    />
  )
}
