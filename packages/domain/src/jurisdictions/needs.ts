import { isBlankLine, lineText, textAt } from '../documents/document.ts'
import { kindInText } from '../documents/field-labels.ts'
import { type AnyPath, linePath } from '../documents/field-path.ts'
import type { FieldPath, LineField } from '../documents/fields.ts'
import { kinds } from '../documents/kinds.ts'
import { formatPercent } from '../locale/format-number.ts'
import { isZero } from '../money/money.ts'
import { type Circumstances, isSaid, phraseIn } from './circumstances.ts'
import { countryInText } from './country-in-text.ts'
import type { NeedId, PhraseId } from './jurisdiction.ts'
import { standardRate } from './proposed-rate.ts'

/** What is missing: where it goes, in words for the user, and what a click puts there. */
export type Gap = { readonly field: AnyPath; readonly message: string; readonly phrase?: string }

/** Undefined where the document says it. */
type Look = (circumstances: Circumstances) => Gap | undefined

export const needs: Readonly<Record<NeedId, Look>> = {
  number: filled('number', ({ document }) => `Add the ${kindInText(document.kind)} number.`),
  'issue-date': filled('issuedOn', () => 'Add the date.'),
  'supply-date': (circumstances) => supplyDate[circumstances.sale.supplyType](circumstances),
  'due-date': anyOf(['endsOn', 'paymentTerms'], () => 'Add a due date.'),
  'valid-until': filled('endsOn', () => 'Add the date the quote is valid until.'),
  'seller-name': named('seller'),
  'seller-address': ofParty('seller', 'address', 'address'),
  'seller-tax-id': ofParty('seller', 'taxId', ({ law }) => law.taxId.label),
  'buyer-name': named('buyer'),
  'buyer-address': ofParty('buyer', 'address', 'address'),
  'buyer-tax-id': ofParty('buyer', 'taxId', ({ law }) => `${law.taxNames.en} ID`),
  'line-description': onLines('description', (line) => `Describe line ${line}.`),
  'line-quantity': onLines('quantity', (line) => `Add a quantity on line ${line}.`),
  'line-code': onLines('itemNumber', (line) => `Add the HSN or SAC code on line ${line}.`),
  'tax-rate': taxRate,
  'original-invoice': filled(
    'references.invoiceNumber',
    () => 'Add the number of the invoice this credit note corrects.',
  ),
  'original-date': filled(
    'references.invoiceDate',
    () => 'Add the date of the invoice this credit note corrects.',
  ),
  'credit-reason': filled('texts.reason', () => 'Add the reason for the credit.'),
  'reverse-charge': reverseCharge,
  'intra-community': phrased(
    'intra-community',
    'texts.message',
    'Say that this sale to another EU country is exempt from VAT.',
  ),
  export: phrased('export', 'texts.message', 'Say that this export is exempt from tax.'),
  'small-business': phrased(
    'small-business',
    'texts.message',
    'Say that you charge no tax as a small business.',
  ),
  'tax-invoice': phrased('tax-invoice', 'texts.message', 'Add the words "Tax invoice".'),
  'tax-credit-note': phrased(
    'tax-credit-note',
    'texts.message',
    'Add the words "Tax credit note".',
  ),
  'late-penalty': phrased('late-penalty', 'texts.terms', 'State the penalty for late payment.'),
  'recovery-sum': phrased(
    'recovery-sum',
    'texts.terms',
    'State the fixed charge for recovery costs.',
  ),
  'early-discount': phrased(
    'early-discount',
    'texts.terms',
    "State your early payment terms, even if there's no discount.",
  ),
}

/** Either is enough; goods are delivered, and a service is given. */
const supplyDate: Readonly<Record<'goods' | 'service', Look>> = {
  goods: anyOf(
    ['delivery.date', 'serviceDate', 'serviceFrom', 'serviceTo'],
    () => 'Add the delivery date.',
  ),
  service: anyOf(
    ['serviceDate', 'serviceFrom', 'serviceTo', 'delivery.date'],
    () => 'Add the date of the service, or its first and last day.',
  ),
}

type Words = (circumstances: Circumstances) => string

function filled(field: FieldPath, message: Words): Look {
  return anyOf([field], message)
}

/** The first is where it goes. */
function anyOf(paths: readonly [FieldPath, ...FieldPath[]], message: Words): Look {
  return (circumstances) => {
    const isMet = paths.some((path) => textAt(circumstances.document, path).trim() !== '')
    return isMet ? undefined : { field: paths[0], message: message(circumstances) }
  }
}

/** 'your' of whoever writes the document, "the client's" of the other. */
function whose({ document }: Circumstances, part: 'sender' | 'receiver'): string {
  return part === 'sender' ? 'your' : `the ${kinds[document.kind].receiver.toLowerCase()}'s`
}

function ofParty(who: 'seller' | 'buyer', name: 'address' | 'taxId', called: string | Words): Look {
  return (circumstances) => {
    const { part } = circumstances[who]
    const field = `${part}.${name}` as const
    const word = typeof called === 'string' ? called : called(circumstances)
    return filled(field, () => `Add ${whose(circumstances, part)} ${word}.`)(circumstances)
  }
}

/** A receiver may be named as a person or as a company. */
function named(who: 'seller' | 'buyer'): Look {
  return (circumstances) => {
    const { part } = circumstances[who]
    const message = () => `Add ${whose(circumstances, part)} name.`
    return part === 'sender'
      ? filled('sender.name', message)(circumstances)
      : anyOf(['receiver.name', 'receiver.company'], message)(circumstances)
  }
}

/** Lines on which nothing is written do not count, unless all are such. */
function onLines(name: LineField, message: (line: number) => string): Look {
  return ({ document }) => {
    const lines: readonly Parameters<typeof isBlankLine>[0][] = document.lines
    const isBlank = lines.every(isBlankLine)
    const index = lines.findIndex((line) => {
      const text = lineText(line, name).trim()
      const isEmpty = text === '' || (name === 'quantity' && Number(text) === 0)
      return isEmpty && (isBlank || !isBlankLine(line))
    })
    return index < 0 ? undefined : { field: linePath(index, name), message: message(index + 1) }
  }
}

function phrased(id: PhraseId, field: FieldPath, message: string): Look {
  return ({ law, words, document }) => {
    const phrase = law.phrases[id]
    if (!phrase || isSaid(phrase, words)) return undefined
    return { field, message, phrase: phraseIn(phrase, document.language) }
  }
}

/** Charged, or said to be zero or exempt on its lines. */
function taxRate(circumstances: Circumstances): Gap | undefined {
  const { priced, law } = circumstances
  if (!priced) return undefined
  const { document, totals } = priced
  const written = document.lines.filter((line) => !isBlankLine(line))
  const isCategorized =
    written.length > 0 && written.every((line) => line.taxCategory !== '' || line.taxRate !== '')
  const isStated = !isZero(totals.taxTotal) || Number(document.tax.rate) !== 0
  if (isStated || isCategorized) return undefined
  const usual = standardRate(circumstances)
  const tax = usual?.label ?? law.taxNames.en
  const hint = usual
    ? ` The standard rate in ${countryInText(law.country)} is ${formatPercent(usual.rate)}.`
    : ''
  return {
    field: 'tax.rate',
    message: `Add the ${tax} rate.${hint}`,
    ...(usual && { phrase: usual.rate }),
  }
}

// The switch prints the words that the law gives; who wrote them by hand and charges nothing has said it, too.
function reverseCharge({ priced, law, words, document }: Circumstances): Gap | undefined {
  const phrase = law.phrases['reverse-charge']
  if (!priced || !phrase || priced.document.tax.isReverseCharge) return undefined
  if (isZero(priced.totals.taxTotal) && isSaid(phrase, words)) return undefined
  return {
    field: 'tax.isReverseCharge',
    message: 'Turn on reverse charge. Your client owes the VAT, so you charge none.',
    phrase: phraseIn(phrase, document.language),
  }
}
