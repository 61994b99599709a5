import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { describe, expect, it } from 'vitest'
import { tagged } from '../../test/support/tagged.ts'
import type { Owner } from '../proposal.ts'
import { join } from './join.ts'

const nobody: Owner = { names: [], emails: [], taxIds: [], ibans: [] }

function joined(marked: string, kind: DocumentKind = 'invoice', owner = nobody) {
  const { reading, spans } = tagged(marked)
  const { fields, figures, lines, sum } = join(reading, spans, kind, owner)
  const values = (facts: ReadonlyMap<string, { readonly value: string }>) =>
    Object.fromEntries([...facts].map(([name, { value }]) => [name, value]))
  return {
    fields: values(fields),
    figures: values(figures),
    lines: lines.map(values),
    support: (line: number, name: 'price' | 'description') => lines[line]?.get(name)?.support,
    hangsOn: (path: 'endsOn' | 'receiver.address') => fields.get(path)?.hangsOn,
    sum,
  }
}

describe('tagged words become values', () => {
  it('days, terms and the day that follows from them', () => {
    const { fields, hangsOn } = joined(
      'Rechnung vom ⟦date|3. November 2026⟧, zahlbar ⟦terms|innerhalb von 30 Tagen⟧',
    )
    expect(fields).toMatchObject({
      issuedOn: '2026-11-03',
      paymentTerms: 'net-30',
      endsOn: '2026-12-03',
    })
    expect(hangsOn('endsOn')).toEqual(['issuedOn'])
  })

  it('terms that the form has no name for give the day alone, others are words', () => {
    expect(joined('pay ⟦terms|within 10 days⟧').fields).toEqual({ endsOn: '2026-11-25' })
    expect(joined('⟦terms|half up front, rest on delivery⟧').fields).toEqual({
      'texts.terms': 'half up front, rest on delivery',
    })
  })

  it.each([
    ['⟦currency|KSh⟧ 8,500', 'KES'],
    ['⟦currency|$⟧40, our ABN is 51 824 753 556', 'AUD'],
    ['⟦currency|kr⟧ 40 til Danmark', 'DKK'],
    ['that is ⟦1.price|40⟧ € for the ⟦1.desc|lamp⟧', 'EUR'],
  ])('%s is a currency', (text, currency) => {
    expect(joined(text).fields.currency).toBe(currency)
  })

  it('a firm alone is the name, with a person it is the company', () => {
    expect(joined('bill ⟦other.company|Acme Ltd⟧').fields).toEqual({ 'receiver.name': 'Acme Ltd' })
    expect(joined('⟦other.name|Ann Lee⟧, ⟦other.company|Acme Ltd⟧').fields).toEqual({
      'receiver.name': 'Ann Lee',
      'receiver.company': 'Acme Ltd',
    })
  })

  it('lines of an address stand together, and hang on the name', () => {
    const { fields, hangsOn } = joined(
      '⟦other.company|Acme Ltd⟧\n⟦other.address|14 Mill Lane⟧\n⟦other.address|Leeds LS1 4AB⟧\n\n\n\n\nnear ⟦other.address@0.3|Hull⟧',
    )
    expect(fields['receiver.address']).toBe('14 Mill Lane\nLeeds LS1 4AB')
    expect(hangsOn('receiver.address')).toEqual(['receiver.name'])
  })

  it('the user is nobody else', () => {
    const owner = { ...nobody, names: ['Doe Design'] }
    const { fields } = joined(
      '⟦other.company@0.9|Doe Design⟧ bills ⟦other.company@0.5|Acme Ltd⟧',
      'invoice',
      owner,
    )
    expect(fields).toMatchObject({ 'sender.name': 'Doe Design', 'receiver.name': 'Acme Ltd' })
  })
})

it('what is known of the user tells own from other', () => {
  const owner = { ...nobody, emails: ['jane@doe.example'], ibans: ['GB82WEST12345698765432'] }
  const text =
    '⟦other.email|jane@doe.example⟧, ⟦other.email@0.4|ann@acme.example⟧, ⟦me.iban|DE89 3704 0044 0532 0130 00⟧'
  expect(joined(text, 'invoice', owner).fields).toEqual({
    'sender.email': 'jane@doe.example',
    'receiver.email': 'ann@acme.example',
  })
})

describe('check digits', () => {
  it('an IBAN that does not add up is nobody’s', () => {
    expect(joined('IBAN ⟦me.iban|DE89 3704 0044 0532 0130 00⟧').fields).toEqual({
      'bank.iban': 'DE89370400440532013000',
    })
    expect(joined('IBAN ⟦me.iban|DE00 1234 5678 0000 0000 00⟧').fields).toEqual({})
  })
})

describe('days on a receipt', () => {
  it('for bringing things back are no terms', () => {
    const { fields } = joined('Returns within ⟦terms|30 days with receipt⟧')
    expect(fields).toEqual({})
    expect(joined('Payable within ⟦terms|30 days⟧').fields).toMatchObject({
      paymentTerms: 'net-30',
    })
  })
})

describe('figures of a line', () => {
  it('that multiply win, whatever each was taken for', () => {
    const { lines, support } = joined(
      '⟦1.desc|ewes⟧ $⟦1.price|3.20⟧ x ⟦1.amount@0.4|2061⟧ = ⟦1.amount|6595.20⟧',
    )
    expect(lines).toEqual([
      { description: 'ewes', quantity: '2061', price: '3.2', amount: '6595.2' },
    ])
    expect(support(0, 'price')).toBe('confirmed')
  })

  it('choose between the readings that digits allow', () => {
    const { lines } = joined(
      '⟦1.qty|3⟧ ⟦1.desc|Pumpen⟧ à ⟦1.price|1.250⟧ € macht ⟦1.amount|3.750⟧ €. Bitte die Rechnung',
    )
    expect(lines).toMatchObject([{ price: '1250', amount: '3750' }])
  })

  it('give a price by division only where it multiplies again', () => {
    expect(joined('⟦1.qty|4⟧ ⟦1.desc|desks⟧, ⟦1.amount|500⟧').lines).toEqual([
      { description: 'desks', quantity: '4', price: '125' },
    ])
    expect(joined('⟦1.qty|7⟧ ⟦1.desc|desks⟧, ⟦1.amount|500⟧').lines).toEqual([
      { description: 'desks', quantity: '7', price: '71.4286' },
    ])
  })

  it('a dash before a price is no sign, a minus is', () => {
    expect(joined('⟦1.desc|desk⟧ - $⟦1.price|120⟧').lines[0]?.price).toBe('120')
    expect(joined('⟦1.desc|voucher⟧ -$⟦1.price|20⟧').lines[0]?.price).toBe('-20')
  })

  it('are credited with a minus and counted without', () => {
    const { lines, support } = joined(
      '⟦1.desc|Jacket⟧ ⟦1.qty|3⟧ ⟦1.price|89.00⟧ ⟦1.amount|-267.00⟧',
      'credit_note',
    )
    expect(lines).toMatchObject([{ quantity: '3', price: '89', amount: '267' }])
    expect(support(0, 'price')).toBe('confirmed')
  })

  it('a rate of tax is no quantity', () => {
    expect(joined('⟦1.desc|Chianti⟧ ⟦1.qty|22,00⟧% ⟦1.price|24,00⟧').lines[0]?.quantity).toBe('1')
  })

  it('are read through the letters that a camera sees in them', () => {
    expect(
      joined('⟦1.desc|Rohr DN5O⟧   ⟦1.qty|1O⟧   ⟦1.price|12,5O⟧   ⟦1.amount|125,OO⟧').lines,
    ).toEqual([{ description: 'Rohr DN5O', quantity: '10', price: '12.5', amount: '125' }])
  })

  it('what is counted in units and called nothing else is called by them', () => {
    expect(joined('⟦1.qty|two⟧ ⟦1.unit|days⟧ at ⟦1.price|650⟧').lines).toEqual([
      { description: 'days', quantity: '2', unit: 'days', price: '650' },
    ])
  })

  it('an amount that is no product is left out', () => {
    const { lines, support } = joined('⟦1.qty|4⟧ ⟦1.desc|desks⟧ at ⟦1.price|120⟧, ⟦1.amount|500⟧')
    expect(lines).toEqual([{ description: 'desks', quantity: '4', price: '120' }])
    expect(support(0, 'price')).toBe('disputed')
  })

  it('a thing and its figures that were told apart are one line', () => {
    const { lines } = joined(
      '⟦1.desc|Office chair⟧ (new) ⟦2.qty|4⟧ ⟦2.price|265.00⟧ ⟦2.amount|1060.00⟧',
    )
    expect(lines).toMatchObject([{ description: 'Office chair', quantity: '4', price: '265' }])
  })

  it('a cell that was passed over is read as its column says', () => {
    const { lines } = joined(
      [
        '⟦1.desc|Desk⟧        ⟦1.qty|2⟧   ⟦1.price|100.00⟧   ⟦1.amount|200.00⟧',
        '⟦2.desc|Lamp⟧        ⟦2.qty|5⟧    ⟦2.price|20.00⟧   ⟦2.amount|100.00⟧',
        '⟦3.desc|Chair⟧       4    50.00   ⟦3.amount|200.00⟧',
      ].join('\n'),
    )
    expect(lines[2]).toEqual({ description: 'Chair', quantity: '4', price: '50', amount: '200' })
  })
})

describe('figures of the document', () => {
  it('that add up win over likelier ones', () => {
    const { figures } = joined(
      'net ⟦subtotal|100.00⟧ VAT ⟦tax.amount|20.00⟧ total ⟦total@0.6|120.00⟧, paid ⟦total@0.9|50.00⟧',
    )
    expect(figures).toEqual({ subtotal: '100', tax: '20', total: '120' })
  })

  it('add up with carriage, a discount or a second tax, too', () => {
    for (const text of [
      'net ⟦subtotal|100.00⟧ tax ⟦tax.amount|7.00⟧ freight ⟦shipping|24.00⟧ due ⟦total@0.6|131.00⟧ or ⟦total|90.00⟧',
      'net ⟦subtotal|100.00⟧ less ⟦discount|10.00⟧ tax ⟦tax.amount|9.00⟧ due ⟦total@0.6|99.00⟧ or ⟦total|90.00⟧',
      'net ⟦subtotal|100.00⟧ 9 % ⟦tax.amount|4.50⟧ 21 % ⟦tax.amount|10.50⟧ due ⟦total@0.6|115.00⟧ or ⟦total|90.00⟧',
    ])
      expect(joined(text).figures.total, text).not.toBe('90')
  })

  it('tell whether a figure is a price or what all of it comes to', () => {
    const till = '⟦1.desc|Coffee⟧ ⟦1.price|2.29⟧\n⟦2.desc|Donut⟧ ⟦2.qty|2⟧@ ⟦2.price|2.58⟧'
    expect(joined(`${till}\nTotal ⟦total|4.87⟧`).lines[1]).toMatchObject({ price: '1.29' })
    expect(joined(`${till}\nTotal ⟦total|7.45⟧`).lines[1]).toMatchObject({ price: '2.58' })
  })

  it('two give the third, where it stands in the text', () => {
    expect(joined('100.00 plus VAT ⟦tax.amount|20.00⟧ is ⟦total|120.00⟧').figures).toEqual({
      subtotal: '100',
      tax: '20',
      total: '120',
    })
    expect(joined('VAT ⟦tax.amount|20.00⟧, in all ⟦total|120.00⟧').figures).toEqual({
      tax: '20',
      total: '120',
    })
  })

  it('price what is only counted, where the sum agrees with one rate for all', () => {
    const hours = '⟦1.desc|Design⟧ ⟦1.qty|3⟧ h at ⟦1.price|50⟧, ⟦2.desc|Tests⟧ ⟦2.qty|2⟧ h'
    expect(joined(`${hours}, total ⟦total|250⟧`).lines[1]).toMatchObject({ price: '50' })
    expect(joined(`${hours}, total ⟦total|280⟧`).lines[1]).not.toHaveProperty('price')
  })

  it('tell which line is one too many', () => {
    const { sum, support } = joined(
      '⟦1.desc|Desk⟧ ⟦1.price|100⟧, ⟦2.desc|Lamp⟧ ⟦2.price|20⟧, ⟦3.desc@0.4|last year⟧ ⟦3.price|90⟧. Total ⟦total|120⟧',
    )
    expect(sum).toBe('agrees')
    expect([0, 1, 2].map((line) => support(line, 'description'))).toEqual([
      'alone',
      'alone',
      'disputed',
    ])
  })
})
