import { currencyValues } from '@sheaf/domain/documents/change-currency'
import { countryValues } from '@sheaf/domain/documents/country'
import { isPriced, textAt, withValues } from '@sheaf/domain/documents/document'
import { dueDayOf, termsOfEnd } from '@sheaf/domain/documents/due-day'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import {
  isPaymentTerm,
  type PaymentTerm,
  sentenceForTerm,
} from '@sheaf/domain/documents/payment-terms'
import { countryOfAddress } from '@sheaf/domain/locale/country-of-address'
import { ownRate } from '@sheaf/domain/money/exchange'
import { isProposed, withProposedNumber } from './numbering.ts'
import { type Writing, withDocument } from './writing.ts'

/** What moves with a field that was changed: the country's ways, the number, the last day, the payment terms and their sentence. */
export function withLinkedFields(changed: Writing, before: Writing, path: FieldPath): Writing {
  switch (path) {
    case 'region':
      return { ...withCountry(before, changed.document.region), countryFollows: false }
    case 'sender.address':
      return withCountryOfAddress(changed)
    case 'number':
      return { ...changed, numberFollows: isProposed(changed.document, changed.series) }
    case 'issuedOn':
      return withEndDay(withProposedNumber(changed))
    case 'endsOn':
      return withTermsOfEnd({ ...changed, endFollows: false })
    case 'paymentTerms':
      return withTerms({ ...changed, termsFollow: false })
    case 'currency':
      return withCurrency(before, changed)
    case 'secondCurrency.code':
      return withRateFrom(changed, { rate: '', source: '' })
    case 'secondCurrency.rate':
      return withRateFrom(changed, { source: ownRate })
    default:
      return changed
  }
}

function withCurrency({ document: before }: Writing, changed: Writing): Writing {
  const { document } = changed
  if (!isPriced(before) || !isPriced(document)) return changed
  return withDocument(changed, withValues(document, currencyValues(before, document.currency)))
}

/** A rate that was typed is nobody's of any day. Whoever fills in a rate of a bank says its day and source after it. */
function withRateFrom(writing: Writing, told: { rate?: ''; source: string }): Writing {
  const { document } = writing
  if (!isPriced(document)) return writing
  const rate = told.rate ?? document.secondCurrency.rate
  const values = {
    'secondCurrency.rate': rate,
    'secondCurrency.day': '',
    'secondCurrency.source': rate === '' ? '' : told.source,
  }
  return withDocument(writing, withValues(document, values))
}

function withTerms(writing: Writing): Writing {
  const term = textAt(writing.document, 'paymentTerms')
  if (!isPaymentTerm(term)) return writing
  return withTermsSentence(withEndDay({ ...writing, endFollows: true }), term)
}

function withCountry(writing: Writing, region: string): Writing {
  const { document } = writing
  return withDocument(writing, withValues(document, countryValues(document, region)))
}

function withCountryOfAddress(writing: Writing): Writing {
  const { document, countryFollows } = writing
  const country = countryFollows ? countryOfAddress(document.sender.address) : undefined
  return country === undefined || country === document.region
    ? writing
    : withCountry(writing, country)
}

function withEndDay(writing: Writing): Writing {
  const day = writing.endFollows ? dueDayOf(writing.document) : undefined
  if (day === undefined) return writing
  return withDocument(writing, withValues(writing.document, { endsOn: day }))
}

/** Terms that give another day than the one that somebody set would stand beside it on the sheet and say so. */
function withTermsOfEnd(writing: Writing): Writing {
  const { document, termsFollow } = writing
  const before = textAt(document, 'paymentTerms')
  const term = termsOfEnd(document)
  if (term === undefined || !(isPaymentTerm(before) || termsFollow)) return writing
  const changed = withDocument(writing, withValues(document, { paymentTerms: term }))
  const isGiven = term !== ''
  return withTermsSentence({ ...changed, endFollows: isGiven, termsFollow: !isGiven }, term)
}

// A sentence of the user's own is never touched; the one that a new invoice carries names the days of its terms.
function withTermsSentence(writing: Writing, term: PaymentTerm | ''): Writing {
  const { document } = writing
  const sentence = sentenceForTerm(textAt(document, 'texts.terms'), term)
  if (sentence === undefined) return writing
  return withDocument(writing, withValues(document, { 'texts.terms': sentence }))
}
