import type { PricedDocument } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { type ExchangeRate, ownRate, printedRate } from '@sheaf/domain/money/exchange'
import { isZero } from '@sheaf/domain/money/money'
import { taxCurrencyOf } from '@sheaf/domain/tax/tax-currency'
import { useState } from 'react'
import { useRates } from '#api/rates.ts'
import { acceptTyped } from '#document/writing/read-field.ts'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePaper } from './paper-context.ts'
import { rateOrigin } from './rate-words.ts'

type SecondCurrencyProps = {
  readonly document: PricedDocument
  /** The fields are in sight: their rates are fetched. */
  readonly isOpen: boolean
}

/** In what else the total is told. The rate is put on the document once, with its day and source, and stays. */
export function SecondCurrency({ document, isOpen }: SecondCurrencyProps) {
  const { editor, problems } = usePaper()
  const { currency, secondCurrency } = document
  const { code } = secondCurrency
  const { data, isFailed } = useRates(isOpen || code !== '' ? currency : undefined)
  const rateOf = (wanted: string) => data?.rates[wanted] as ExchangeRate | undefined

  // In one undo step, the rate before its day and source: a rate that is typed takes both away.
  function choose(chosen: string) {
    const wanted = chosen === currency ? '' : chosen
    const known = rateOf(wanted)
    editor.fill({
      values: {
        'secondCurrency.code': wanted,
        ...(known && {
          'secondCurrency.rate': printedRate(known.rate),
          'secondCurrency.day': known.day,
          'secondCurrency.source': known.source,
        }),
      },
      lines: [],
      keepsLines: true,
    })
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">Second currency</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-4">
        <CurrencyField
          label={fieldLabel(editor.kind, 'secondCurrency.code')}
          noneLabel="No other currency"
          value={code}
          onChange={choose}
          error={problems['secondCurrency.code']}
        />
        {code !== '' && <RateField document={document} />}
      </div>
      {code !== '' && code !== currency && (
        <RateNote
          document={document}
          known={rateOf(code)}
          isAwaited={data === undefined && !isFailed}
          onUse={() => choose(code)}
        />
      )}
      <TaxCurrencyNote document={document} onChoose={choose} />
    </fieldset>
  )
}

function RateField({ document }: { readonly document: PricedDocument }) {
  const { editor, locale, problems } = usePaper()
  const [typed, setTyped] = useState<string>()
  const { currency, secondCurrency } = document
  const { code, rate } = secondCurrency
  const mark = decimalMark(document)
  const isWrong = typed !== undefined && acceptTyped('exchange-rate', typed, mark) === undefined
  const wrong = isWrong ? 'Enter a rate above zero, such as 0.9213.' : undefined
  return (
    <TextField
      label={fieldLabel(editor.kind, 'secondCurrency.rate')}
      note={`1 ${currency} in ${code}`}
      name="secondCurrency.rate"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (rate && locale.number(rate))}
      error={wrong ?? problems['secondCurrency.rate']}
      onFocus={() => setTyped(rate.replace('.', mark))}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        editor.set('secondCurrency.rate', target.value)
      }}
    />
  )
}

type RateNoteProps = {
  readonly document: PricedDocument
  readonly known: ExchangeRate | undefined
  readonly isAwaited: boolean
  readonly onUse: () => void
}

/** Where the rate is from and how old it is, and the one that could take its place. */
function RateNote({ document, known, isAwaited, onUse }: RateNoteProps) {
  const { rate, source } = document.secondCurrency
  const offered = known !== undefined && isOther(document, known) ? known : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      <p role="status" className="wrap-anywhere min-w-0">
        {rate !== '' && (source === ownRate ? 'Your own rate. ' : `${originOf(document)}. `)}
        {offered && `The latest we have is ${printedRate(offered.rate)} (${rateOrigin(offered)}).`}
        {rate === '' && isAwaited && 'Looking up the rate…'}
        {rate === '' && !isAwaited && !known && "We don't have a rate for this. Enter your own."}
      </p>
      {offered && (
        <Button size="small" onClick={onUse}>
          Use {printedRate(offered.rate)}
        </Button>
      )}
    </div>
  )
}

function originOf({ secondCurrency }: PricedDocument): string {
  const { day, source } = secondCurrency
  return rateOrigin({ day, source: source || 'No source given' })
}

function isOther({ secondCurrency }: PricedDocument, known: ExchangeRate): boolean {
  const { rate, day } = secondCurrency
  return rate !== printedRate(known.rate) || (day !== '' && day < known.day)
}

type TaxCurrencyNoteProps = {
  readonly document: PricedDocument
  readonly onChoose: (code: string) => void
}

/** Some countries ask for the tax in their own currency, whatever the client pays in. */
function TaxCurrencyNote({ document, onChoose }: TaxCurrencyNoteProps) {
  const { totals } = usePaper().editor.computed
  const { currency, secondCurrency, region } = document
  const asked = taxCurrencyOf(region)
  const isTold = asked === undefined || asked === currency || asked === secondCurrency.code
  if (isTold || totals === null || isZero(totals.taxTotal)) return null
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(region)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      {country} asks for the tax in {asked} on invoices in another currency.
      <Button size="small" onClick={() => onChoose(asked)}>
        Show it in {asked}
      </Button>
    </p>
  )
}
