import { hasRightCheckDigit } from '@sheaf/autofill/finding/check-digits'
import { isPriced, type PricedDocument } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { kinds } from '@sheaf/domain/documents/kinds'
import { compute } from '@sheaf/domain/documents/totals'
import { currencyOf } from '@sheaf/domain/locale/countries'
import { countryOfAddress } from '@sheaf/domain/locale/country-of-address'
import { isValidAba, isValidIban, isValidSwift } from '@sheaf/domain/parties/bank-account'
import { sampleDocument } from '@sheaf/rendering/samples'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { describe, expect, it } from 'vitest'
import { readGuideSources } from '../apps/web/build/guides/guide-library.ts'
import { readDocument, writtenDocuments } from '../apps/web/build/sheets/written-documents.ts'

const guides = readGuideSources()
const written = writtenDocuments().map((name) => ({ name, document: readDocument(name) }))
const samples = documentKinds.map((kind) => ({
  name: `the sample ${kind}`,
  document: sampleDocument(kind),
}))
const documents = [...written, ...samples].flatMap(({ name, document }) =>
  isPriced(document) ? [{ name, document }] : [],
)

it('every document of a guide is shown by one, and a guide shows nothing else', () => {
  const shown = guides.flatMap(({ sheets }) => sheets.map(({ document }) => document))
  expect([...new Set(shown)].sort()).toEqual([...writtenDocuments()].sort())
})

it.each(guides)(
  '$about.slug writes the amounts of its documents as they do',
  ({ text, sheets }) => {
    for (const { document } of sheets) {
      const { amount } = toViewModel(compute(readDocument(document))).headline
      expect(text).toContain(amount)
    }
  },
)

describe.each(documents)('$name', ({ document }) => {
  const { kind, sender, receiver, currency, region } = document
  const home = countryOfAddress(sender.address) ?? ''
  const away = countryOfAddress(receiver.address) ?? ''
  const isAcross = home !== away
  const rates = [document.tax.rate, ...document.lines.map(({ taxRate }) => taxRate)].filter(Boolean)
  const charges = rates.some((rate) => rate !== '0') && !document.tax.isReverseCharge

  it('has a number, a day, both addresses and lines that say what and how much', () => {
    const { number, issuedOn } = document
    expect([number, issuedOn, sender.name, receiver.company || receiver.name]).not.toContain('')
    expect([home, away]).not.toContain('')
    expect(document.lines.every(({ description, quantity }) => description && quantity)).toBe(true)
  })

  it("is in the currency of the one who is paid, written as that currency's readers do", () => {
    expect(currency).toBe(currencyOf(kind === 'purchase_order' ? away : home))
    expect(currencyOf(region)).toBe(currency)
  })

  it('names the tax number under which tax is charged, with its check digits right', () => {
    const seller = kind === 'purchase_order' ? receiver : sender
    const numbers = [sender.taxId, receiver.taxId].filter(Boolean)
    if (charges && kind !== 'purchase_order') expect(seller.taxId).not.toBe('')
    for (const number of numbers) expect(hasRightCheckDigit(number), number).toBe(true)
  })

  it('charges a rate that the compliance guide knows there', () => {
    if (charges) expect(ratesIn(home)).toEqual(expect.arrayContaining([...new Set(rates)]))
  })

  it('across a border names both tax numbers, charges no tax and says why', () => {
    if (!isAcross) return
    const { totals, notices } = toViewModel(compute(document))
    expect([sender.taxId, receiver.taxId]).not.toContain('')
    expect(totals.map(({ label }) => label)).toEqual(['Subtotal', 'Total'])
    expect(notices).toEqual(['Reverse charge'])
  })

  it('has what its kind needs, and bank details only where it asks for payment', () => {
    const { iban, swift, aba, accountNumber } = document.bank
    expect(Boolean(iban || accountNumber)).toBe(kinds[kind].asksForPayment)
    if (iban) expect(isValidIban(iban)).toBe(true)
    if (swift) expect(isValidSwift(swift)).toBe(true)
    if (aba) expect(isValidAba(aba)).toBe(true)
    expect(missing(document)).toEqual([])
  })

  it('prints stages of payment that add up to its total', () => {
    const { headline } = toViewModel(compute(document))
    const stages = [...document.texts.terms.matchAll(/\(([£€$][\d,.]+)\)/g)].map(([, sum]) => sum)
    const sum = stages.reduce((total, stage = '') => total + cents(stage), 0)
    if (stages.length > 0) expect(sum).toBe(cents(headline.amount))
  })
})

function missing(document: PricedDocument): string[] {
  const { kind, issuedOn } = document
  if (kind === 'credit_note') {
    const { references, texts, refundMethod } = document
    const { invoiceNumber, invoiceDate } = references
    const wanted = { invoiceNumber, invoiceDate, reason: texts.reason, refundMethod }
    const isLater = invoiceDate < issuedOn
    return [...emptyOf(wanted), ...(isLater ? [] : ['a day after that of the invoice'])]
  }
  if (kind === 'purchase_order') {
    const { delivery, shipTo, people } = document
    return emptyOf({ to: shipTo.address, by: delivery.date, who: people.requisitioner })
  }
  const isQuote = kind === 'quote'
  return [
    ...(document.endsOn > issuedOn ? [] : ['a last day']),
    ...(isQuote && !document.texts.message.includes('not an invoice') ? ['not an invoice'] : []),
  ]
}

function emptyOf(values: Readonly<Record<string, string>>): string[] {
  return Object.keys(values).filter((name) => values[name] === '')
}

/** The guide's own table of rates; the UK's rates stand in a sentence. */
function ratesIn(country: string): readonly string[] {
  const text = guides.find(({ about }) => about.slug === 'eu-us-compliance')?.text ?? ''
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? ''
  const [, row] = new RegExp(`^\\| ${name} \\| ([\\d., ]+) \\|$`, 'm').exec(text) ?? []
  const [, sentence] = /Rates are (20%, 5% and 0%)/.exec(text) ?? []
  const found = country === 'GB' ? sentence : row
  return found?.match(/\d+(?:\.\d+)?/g) ?? []
}

function cents(amount: string): number {
  return Number(amount.replace(/\D/g, ''))
}
