import clsx from 'clsx'
import type { ReactNode } from 'react'
import { extrasOf } from './extras.ts'
import { InkSelect } from './ink-input.tsx'
import { factLabels } from './kind-layout.ts'
import { usePaper } from './paper-context.ts'
import { PaperDay, PaperText } from './paper-fields.tsx'
import { paymentTermOptions } from './payment-term-options.ts'

const longTitle = 9

/** The title, the number, the days, and what else says which document this is. */
export function Facts() {
  const { editor, rules, layout, shown } = usePaper()
  const extra = [...extrasOf(editor.document)].flatMap(([id, { facts = [] }]) =>
    shown.has(id) ? facts : [],
  )
  return (
    <div className="paper-facts-block">
      <h2 className={clsx('paper-title', rules.title.length > longTitle && 'is-long')}>
        {rules.title.toUpperCase()}
      </h2>
      <dl className="paper-facts">
        <Fact label={layout.numberLabel}>
          <PaperText name={rules.numberField} label={`${rules.title} number`} spellCheck={false} />
        </Fact>
        <Fact label="Date">
          <PaperDay name={rules.issuedField} label="Date" />
        </Fact>
        {rules.endsField !== undefined && (
          <Fact label={rules.endsLabel ?? ''}>
            <PaperDay name={rules.endsField} label={rules.endsLabel ?? ''} />
          </Fact>
        )}
        {[...layout.facts, ...extra].map((name) => (
          <Fact key={name} label={factLabels[name] ?? name}>
            <FactField name={name} />
          </Fact>
        ))}
      </dl>
    </div>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="paper-fact">
      <dt className="paper-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function FactField({ name }: { readonly name: string }) {
  const label = factLabels[name] ?? name
  if (name === 'paymentTerms') return <PaymentTerms />
  if (name.endsWith('Date')) return <PaperDay name={name} label={label} />
  return <PaperText name={name} label={label} placeholder="None" />
}

export function PaymentTerms() {
  const { editor, problems } = usePaper()
  const value = editor.fields('paymentTerms')
  return (
    <InkSelect
      label="Payment terms"
      name="paymentTerms"
      value={value}
      onChange={(term) => editor.set('paymentTerms', term)}
      problem={problems.paymentTerms}
      options={paymentTermOptions(value)}
    />
  )
}
