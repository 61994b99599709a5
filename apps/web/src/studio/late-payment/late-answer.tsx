import type { DocumentOf } from '@sheaf/domain/documents/document'
import type { Cited } from '@sheaf/domain/jurisdictions/cited'
import { countryInText } from '@sheaf/domain/jurisdictions/country-in-text'
import { jurisdictionOf } from '@sheaf/domain/jurisdictions/jurisdictions'
import { claimWhenLate, debtOf, lateSentence } from '@sheaf/domain/jurisdictions/late-invoice'
import type { Debt, LateClaim } from '@sheaf/domain/jurisdictions/late-payment'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { documentLocale } from '@sheaf/domain/locale/document-locale'
import { add } from '@sheaf/domain/money/money'
import { type ReactNode, useId, useState } from 'react'
import { currentMoment } from '#document/writing/moment.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type AnswerProps = {
  readonly invoice: DocumentOf<'invoice'>
  readonly onAddNote: (sentence: string) => void
}

/** What the law lets the seller charge when the invoice is paid on a day that is chosen. */
export function LateAnswer({ invoice, onAddNote }: AnswerProps) {
  const debt = debtOf(invoice)
  if (!debt) {
    return (
      <p>
        Add a due date and an amount to this invoice first. Interest is counted from the day after
        the due date.
      </p>
    )
  }
  const law = jurisdictionOf(debt.country)
  if (!claimWhenLate(debt, debt.dueOn)) return <NoLaw debt={debt} source={law.latePayment.source} />
  return <Claim {...{ invoice, debt, onAddNote }} />
}

function NoLaw({ debt, source }: { readonly debt: Debt; readonly source: string }) {
  return (
    <>
      <p>
        {debt.buyerType === 'consumer'
          ? `The late payment law of ${countryInText(debt.country)} is for business clients.`
          : `We know of no statutory late payment rate for businesses in ${countryInText(debt.country)}.`}{' '}
        What you can charge is what you and your client agreed on, so put it into your terms before
        you start work.
      </p>
      <p className="text-ink-soft text-small">Source: {source}</p>
    </>
  )
}

function Claim({ invoice, debt, onAddNote }: AnswerProps & { readonly debt: Debt }) {
  const { today } = currentMoment()
  const [day, setDay] = useState(today > debt.dueOn ? today : addDays(debt.dueOn, 30))
  const locale = documentLocale(invoice)
  const claim = claimWhenLate(debt, day || debt.dueOn)
  const noteId = useId()
  if (!claim) return null
  const isLate = day > debt.dueOn
  const sentence = lateSentence(claim, debt, locale)
  const isSaid = invoice.texts.message.includes(sentence)
  return (
    <>
      <p className="text-ink-soft">
        What the law of {countryInText(debt.country)} lets you charge a business client, on top of
        the {locale.money(debt.amount)} due on {locale.day(debt.dueOn)}.
      </p>
      <TextField
        label="Paid on"
        type="date"
        max="9999-12-31"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        frameClassName="sm:max-w-[13rem]"
      />
      {isLate ? (
        <Figures {...{ claim, locale }} />
      ) : (
        <p role="status">On that day, nothing is late yet.</p>
      )}
      <p className="text-ink-soft text-small">
        {claim.source}. {howSure(claim, locale.day)} It's your decision what to charge, and this
        isn't legal advice.
      </p>
      <section
        aria-labelledby={noteId}
        className="flex flex-col items-start gap-3 rounded-panel bg-wash p-4"
      >
        <h3 id={noteId} className="font-medium font-sans text-body">
          A sentence for your notes
        </h3>
        <p>{sentence}</p>
        {invoice.language.startsWith('en') || (
          <p className="text-ink-soft text-small">
            It's in English. Use Translate to put it into the language of your invoice.
          </p>
        )}
        <Button size="small" disabled={isSaid} onClick={() => onAddNote(sentence)}>
          {isSaid ? 'Already in your notes' : 'Add to notes'}
        </Button>
      </section>
    </>
  )
}

type FiguresProps = {
  readonly claim: LateClaim
  readonly locale: ReturnType<typeof documentLocale>
}

function Figures({ claim, locale }: FiguresProps) {
  const { daysLate, interest, interestPerDay, yearlyRate, fixedSum } = claim
  const isOneSum = fixedSum === undefined || fixedSum.currency === interest.currency
  const total = fixedSum && isOneSum ? add(interest, fixedSum) : interest
  return (
    <dl aria-live="polite" className="flex flex-col tabular-nums">
      <Figure
        label={`Interest for ${daysLate} ${daysLate === 1 ? 'day' : 'days'}`}
        help={`${locale.percent(yearlyRate)} a year, ${locale.money(interestPerDay)} a day`}
      >
        {locale.money(interest)}
      </Figure>
      {fixedSum && (
        <Figure label="Fixed sum" help="Once for each invoice">
          {locale.money(fixedSum)}
        </Figure>
      )}
      {fixedSum && isOneSum && (
        <Figure label="Together" isEnd>
          {locale.money(total)}
        </Figure>
      )}
    </dl>
  )
}

type FigureProps = {
  readonly label: string
  readonly help?: string
  readonly isEnd?: boolean
  readonly children: ReactNode
}

function Figure({ label, help, isEnd = false, children }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-hairline border-t py-2 last:border-b">
      <dt className={isEnd ? 'font-medium' : undefined}>
        {label}
        {help && <span className="block text-ink-soft text-small">{help}</span>}
      </dt>
      <dd className={isEnd ? 'font-medium' : undefined}>{children}</dd>
    </div>
  )
}

/** How far the reader can rely on it. */
function howSure({ basis, checkedOn, isUnsure }: Cited, write: (day: string) => string): string {
  if (isUnsure) return "We're not sure this rate is still right, so check it before you rely on it."
  return basis === 'memory'
    ? `Written down on ${write(checkedOn)} from general knowledge, so check it before you rely on it.`
    : `Checked on ${write(checkedOn)}.`
}
