import {
  type BusinessDocument,
  type FieldValues,
  withValues,
} from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { advise } from '#document/law/law.ts'
import { CoachPanel } from './coach-panel.tsx'

const moment = { today: '2026-11-16', now: 1_795_000_000_000 }

const german: FieldValues = {
  'sender.name': 'Tischlerei Ott',
  'sender.address': 'Hauptstraße 1\n10115 Berlin\nGermany',
  'receiver.name': 'Bibliothek Sud',
  'receiver.address': '2 rue du Lac\n75001 Paris\nFrance',
  region: 'DE',
  currency: 'EUR',
  language: 'de',
}

function written(values: FieldValues, price = '1000'): BusinessDocument {
  const document = withValues(newDocument('invoice', moment), values)
  const lines = document.lines.map((line) => ({ ...line, description: 'Desks', price }))
  return { ...document, lines } as BusinessDocument
}

/** What the panel says, without its markup. */
function said(document: BusinessDocument, isWritten = true): string {
  const actions = isWritten ? { onRevise: () => {}, onAnswer: () => {} } : {}
  const markup = renderToStaticMarkup(
    <CoachPanel advice={advise(document)} startsOpen onGo={() => {}} {...actions} />,
  )
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}

describe('what a document still needs', () => {
  it.each(documentKinds)('is three calm lines on a new %s', (kind) => {
    const text = said(withValues(newDocument(kind, moment), { region: 'DE' }))
    expect(text).toContain("we'll check what else the")
    expect(text).toContain('Your company')
    expect(text).not.toContain('Missing.')
    expect(text).not.toContain('Worth a look')
    expect(text).toContain("You're responsible for the documents you send.")
  })

  it('is said with how the sale is taxed, why, and in the language of the document', () => {
    const text = said(written(german))
    expect(text).toContain(
      'Reverse charge The business in France owes the VAT under Directive 2006/112/EC, art. 44 and 196.',
    )
    expect(text).toContain(
      "Add the client's VAT ID. Missing. § 14 (4) UStG (Directive 2006/112/EC, art. 226(4)) requires it.",
    )
    expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers Turn on reverse charge')
    expect(text).toContain('Who is buying? Business Consumer')
    expect(text).toContain('What is sold? Services Goods')
    expect(text).toContain('4 things to add or fix')
    // What is asked in place is not listed as well.
    expect(text).not.toContain('Choose whether')
  })

  it('is less for a consumer at home with a small total, who is asked nothing', () => {
    const home = {
      'receiver.address': 'Seestraße 2\n20095 Hamburg\nGermany',
      buyerType: 'consumer',
    }
    const tax = { 'tax.label': 'VAT', 'tax.rate': '19', 'sender.taxId': '' }
    expect(said(written({ ...german, ...home, ...tax }, '100'))).toContain('Nothing missing')
    const large = said(written({ ...german, ...home, ...tax }, '1000'))
    expect(large).toContain('Add your USt-IdNr. or Steuernummer.')
    expect(large).toContain('Domestic sale')
  })

  it('proposes label and rate once', () => {
    const home = { 'receiver.address': 'Seestraße 2\n20095 Hamburg\nGermany' }
    const text = said(written({ ...german, ...home, 'tax.label': 'Tax', 'tax.rate': '10' }))
    expect(text).toContain('Use VAT 19%')
    expect(text).not.toContain('Use 19%')
  })

  it('can only be looked at where the document is finished', () => {
    const text = said(written(german), false)
    expect(text).toContain('Turn on reverse charge. Your client owes the VAT')
    expect(text).not.toContain('Who is buying?')
    expect(text).not.toContain('Steuerschuldnerschaft')
  })

  it('is said to be on its way while the law has not come', () => {
    const markup = renderToStaticMarkup(
      <CoachPanel advice={undefined} startsOpen onGo={() => {}} />,
    )
    expect(markup).toContain('Getting ready…')
  })
})
