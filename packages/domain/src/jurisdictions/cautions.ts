import { textAt } from '../documents/document.ts'
import { linePath } from '../documents/field-path.ts'
import { daysBetween, formatDay, isCalendarDay } from '../locale/calendar-day.ts'
import { formatPercent } from '../locale/format-number.ts'
import { addDecimals, compareDecimals, type Decimal, decimal } from '../money/decimal.ts'
import { isZero } from '../money/money.ts'
import { abroadCautions } from './cautions-abroad.ts'
import { type Circumstances, phraseIn } from './circumstances.ts'
import { countryInText } from './country-in-text.ts'
import type { Finding } from './finding.ts'
import type { Treatment } from './jurisdiction.ts'
import { jurisdictionOf } from './jurisdictions.ts'
import { custom, taxKinds } from './practice.ts'
import { ratesOf, standardRate } from './proposed-rate.ts'
import { taxIdCautions } from './tax-id-cautions.ts'
import { isAtHome } from './treatment.ts'
import { whyOf } from './why.ts'

/** What a document says that does not fit, besides what it leaves out. */
export function cautionsOf(circumstances: Circumstances): Finding[] {
  const isTaxed = taxKinds.includes(circumstances.document.kind)
  return [
    ...taxIdCautions(circumstances),
    ...chargedTax(circumstances),
    ...unusualRate(circumstances),
    ...(isTaxed
      ? [
          ...perhapsSmall(circumstances),
          ...numberForm(circumstances),
          ...ownCurrency(circumstances),
          ...longTerm(circumstances),
          ...unnamedDeposit(circumstances),
          ...eInvoice(circumstances),
          ...abroadCautions(circumstances),
        ]
      : []),
  ]
}

const untaxed: Readonly<Partial<Record<Treatment, string>>> = {
  'intra-community': 'this sale to another EU country is exempt',
  export: 'exports are exempt',
  'small-business': "small businesses don't charge it",
  'out-of-scope': "this sale isn't taxed in your country",
}

function chargedTax({ priced, treated, law, document }: Circumstances): Finding[] {
  const reason = untaxed[treated.treatment]
  const isSellers = document.kind !== 'purchase_order'
  if (!priced || !reason || !isSellers || isZero(priced.totals.taxTotal)) return []
  return [
    {
      id: 'tax-charged',
      severity: 'wrong',
      field: 'tax.rate',
      message: `Remove the ${law.taxNames.en}: ${reason}.`,
      why: whyOf(treated, 'exempts this sale or taxes it abroad'),
      phrase: '0',
    },
  ]
}

function unusualRate(circumstances: Circumstances): Finding[] {
  const { priced, treated, law, day, buyer } = circumstances
  const abroad = treated.treatment === 'consumer-abroad' ? jurisdictionOf(buyer.country) : undefined
  const own = ratesOf(circumstances)
  const allowed = abroad
    ? [...own, ...ratesOf({ ...circumstances, law: abroad })]
    : own.filter(({ name }) => name !== 'second')
  const isTaxable = treated.treatment === 'domestic' || abroad !== undefined
  if (!priced || !isTaxable || own.length === 0) return []
  const { tax, lines } = priced.document
  const isAllowed = (rate: Decimal) =>
    allowed.some((each) => compareDecimals(decimal(each.rate), rate) === 0)
  // India charges half of its tax for the country and half for the state: both make the rate.
  const isUsual = (rate: string) =>
    Number(rate) === 0 ||
    isAllowed(decimal(rate)) ||
    isAllowed(addDecimals(decimal(rate), decimal(tax.secondRate || '0')))
  const line = lines.findIndex(({ taxRate }) => taxRate !== '' && !isUsual(taxRate))
  const rate = isUsual(tax.rate) ? lines[line]?.taxRate : tax.rate
  const [first] = own
  if (rate === undefined || !first) return []
  const usual = standardRate(circumstances)
  return [
    {
      id: 'tax-rate-unusual',
      severity: 'advice',
      field: isUsual(tax.rate) ? linePath(line, 'taxRate') : 'tax.rate',
      message: `${formatPercent(rate)} isn't a ${law.taxNames.en} rate in ${countryInText(law.country)} on ${formatDay(day, 'en-US')}. The rates are ${listOf(allowed.map((each) => each.rate))}.`,
      why: whyOf(usual ?? first, 'sets the rates'),
      ...(usual && { phrase: usual.rate }),
    },
  ]
}

function listOf(rates: readonly string[]): string {
  const distinct = [...new Set(rates)].sort((a, b) => Number(b) - Number(a))
  return distinct.map((rate) => formatPercent(rate)).join(', ')
}

/** Neither a number nor a tax: perhaps because there is none to charge. */
function perhapsSmall({ priced, treated, law, seller, document }: Circumstances): Finding[] {
  const phrase = law.phrases['small-business']
  const isTaxable = treated.treatment === 'domestic'
  if (!phrase || !priced || !isTaxable || seller.taxId || !isZero(priced.totals.taxTotal)) return []
  return [
    {
      id: 'perhaps-small-business',
      severity: 'advice',
      field: 'texts.message',
      message: `If you don't charge ${law.taxNames.en} because your business is small, say so.`,
      why: whyOf(phrase, 'exempts small businesses'),
      phrase: phraseIn(phrase, document.language),
    },
  ]
}

function numberForm({ document, law }: Circumstances): Finding[] {
  const { mostCharacters, characters, rule } = law.numbering
  const { number } = document
  const isLong = mostCharacters !== undefined && number.length > mostCharacters
  const isOdd = characters !== undefined && !/^[A-Za-z0-9/-]*$/.test(number)
  if (!isLong && !isOdd) return []
  return [
    {
      id: 'number-form',
      severity: 'wrong',
      field: 'number',
      message: `This number doesn't fit the rules. ${rule}`,
      why: whyOf(law.numbering, 'sets the format of invoice numbers'),
    },
  ]
}

function ownCurrency({ priced, treated, law, words }: Circumstances): Finding[] {
  const { taxInOwnCurrency, currency } = law
  if (!taxInOwnCurrency || !priced || treated.treatment !== 'domestic') return []
  const { taxTotal, second } = priced.totals
  const isTold = priced.document.currency === currency || second?.tax?.currency === currency
  if (isTold || isZero(taxTotal) || words.includes(currency.toLowerCase())) return []
  return [
    {
      id: 'tax-in-currency',
      severity: 'advice',
      field: 'texts.message',
      message: `Add the ${law.taxNames.en} amount in ${currency} too.`,
      why: whyOf(taxInOwnCurrency, "requires the amount in the country's own currency"),
    },
  ]
}

function longTerm({ document, law, sale }: Circumstances): Finding[] {
  const { mostDays, rule } = law.due
  const ends = textAt(document, 'endsOn')
  const hasDays = isCalendarDay(document.issuedOn) && isCalendarDay(ends)
  if (mostDays === undefined || sale.buyerType === 'consumer' || !hasDays) return []
  if (daysBetween(document.issuedOn, ends) <= mostDays) return []
  return [
    {
      id: 'long-term',
      severity: 'advice',
      field: 'endsOn',
      message: `This payment term is long. ${rule}`,
      why: whyOf(law.due, 'limits payment terms'),
    },
  ]
}

/** The tax of a deposit was charged on another invoice, which the final one has to name. */
function unnamedDeposit({ priced }: Circumstances): Finding[] {
  if (!priced || priced.totals.deposits.every(({ number }) => number !== '')) return []
  return [
    {
      id: 'deposit-number',
      severity: 'advice',
      field: 'deposits.numbers',
      message: 'Add the number of each deposit invoice you deduct.',
      why: whyOf(custom, 'asks for it'),
    },
  ]
}

/** The last duty that has begun; a PDF alone does not meet it. */
function eInvoice({ law, sale, treated, day }: Circumstances): Finding[] {
  const between = sale.buyerType === 'business' ? 'businesses' : 'consumers'
  const isTaxed = treated.treatment === 'domestic'
  const isSmallAtHome = treated.treatment === 'small-business' && isAtHome(sale)
  const duty = law.eInvoices.findLast(
    (each) =>
      each.duty === 'issue' &&
      each.between === between &&
      each.from <= day &&
      (isTaxed || (isSmallAtHome && each.bindsSmall)),
  )
  if (!duty) return []
  const since = formatDay(duty.from, 'en-US')
  return [
    {
      id: 'e-invoice',
      severity: 'advice',
      field: 'number',
      message: `Since ${since}, a PDF alone may not be enough. ${duty.who} must send invoices ${duty.how}.`,
      why: whyOf(duty, 'requires it'),
    },
  ]
}
