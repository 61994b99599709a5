import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { usePaper } from './paper-context.ts'
import { PaperArea, PaperText } from './paper-fields.tsx'

/** Who writes: the logo and the company, where they stand on the sheet. */
export function Letterhead({ logo }: { readonly logo: ReactNode }) {
  const { shown } = usePaper()
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a letterhead.
    <div role="group" aria-label="Your company" className="min-w-0">
      {logo && <div className="paper-logo">{logo}</div>}
      <PaperArea
        name="companyName"
        label="Company name"
        placeholder="Your company"
        autoComplete="organization"
        isOneLine
        className="paper-name"
      />
      {shown.has('contacts') && (
        <PaperText name="companyContact" label="Contact person" placeholder="Contact person" />
      )}
      <PaperText
        name="companyEmail"
        label="Company email"
        placeholder="you@example.com"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PaperText
        name="companyPhone"
        label="Company phone"
        placeholder="Phone"
        type="tel"
        autoComplete="tel"
      />
      <PaperArea
        name="companyAddress"
        label="Company address"
        placeholder="Street, city, country"
        autoComplete="street-address"
      />
      {shown.has('contacts') && (
        <>
          <PaperText name="companyWebsite" label="Website" placeholder="Website" inputMode="url" />
          <PaperText name="companyFax" label="Company fax" placeholder="Fax" type="tel" />
        </>
      )}
      {shown.has('tax-ids') && (
        <PaperText name="companyTaxId" label="Company tax ID" placeholder="Your tax ID" />
      )}
    </div>
  )
}

/** Whom it is for; on an order with a place of its own for the goods, both. */
export function Receivers() {
  const { rules, layout, shown } = usePaper()
  return (
    <div className={clsx('paper-receivers', shown.has('ship-to') && 'has-two')}>
      <Receiver prefix={rules.receiver} title={rules.receiverLabel} word={layout.receiver} />
      {shown.has('ship-to') && <Receiver prefix="shipTo" title="Ship To" word="Ship to" />}
    </div>
  )
}

type ReceiverProps = {
  readonly prefix: string
  readonly title: string
  readonly word: string
}

function Receiver({ prefix, title, word }: ReceiverProps) {
  const { shown } = usePaper()
  const isMain = prefix !== 'shipTo'
  const hasPhone = useFilledOnce(`${prefix}Phone`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: A legend cannot be laid out with its lines.
    <div role="group" aria-label={title} className="min-w-0">
      <h3 className="paper-label">{title}</h3>
      <PaperText
        name={`${prefix}Name`}
        label={`${word} name`}
        placeholder={`${word} name`}
        className="paper-strong"
      />
      <PaperText
        name={`${prefix}Company`}
        label={`${word} company`}
        placeholder="Company, if any"
      />
      {isMain && (
        <PaperText
          name={`${prefix}Email`}
          label={`${word} email`}
          placeholder={`${word} email`}
          inputMode="email"
          spellCheck={false}
        />
      )}
      {(shown.has('contacts') || !isMain || hasPhone) && (
        <PaperText name={`${prefix}Phone`} label={`${word} phone`} placeholder="Phone" type="tel" />
      )}
      <PaperArea
        name={`${prefix}Address`}
        label={`${word} address`}
        placeholder="Street, city, country"
      />
      {isMain && shown.has('contacts') && (
        <PaperText name={`${prefix}Fax`} label={`${word} fax`} placeholder="Fax" type="tel" />
      )}
      {isMain && shown.has('tax-ids') && (
        <PaperText
          name={`${prefix}TaxId`}
          label={`${word} tax ID`}
          placeholder={`${word} tax ID`}
        />
      )}
    </div>
  )
}

/** What was filled once stays: a field that empties under the hand must not go away. */
function useFilledOnce(name: string): boolean {
  const { editor } = usePaper()
  const [wasFilled, setWasFilled] = useState(false)
  if (!wasFilled && editor.fields(name) !== '') setWasFilled(true)
  return wasFilled
}
