import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDocument } from '../../test/make-document.ts'
import type { FieldValues } from '../documents/document.ts'
import { compute } from '../documents/totals.ts'
import { paymentCodeOf } from './payment-code.ts'
import { webAddress } from './payment-link.ts'
import { structuredAddress } from './structured-address.ts'
import { qrReference } from './swiss-bill.ts'

function codeOf(values: FieldValues, price = '1234.5') {
  const lines = [{ description: 'Desks', quantity: '1', price }]
  return paymentCodeOf(compute(aDocument('invoice', { 'tax.rate': '0', ...values }, lines)))
}

function linesOf(values: FieldValues, price?: string) {
  return codeOf(values, price)?.text.split('\n')
}

const sepa: FieldValues = {
  number: '2026-0001',
  currency: 'EUR',
  'sender.name': 'Tischlerei Ott',
  'sender.address': 'Hauptstraße 1\n10115 Berlin\nGermany',
  'bank.iban': 'DE89 3704 0044 0532 0130 00',
  'bank.swift': 'COBADEFFXXX',
}

const swiss: FieldValues = {
  number: '2026-0001',
  currency: 'CHF',
  'sender.name': 'Robert Schneider AG',
  'sender.address': 'Rue du Lac 1268\n2501 Biel\nSwitzerland',
  'receiver.name': 'Pia-Maria Rutschmann-Schnyder',
  'receiver.address': 'Grosse Marktgasse 28, 9400 Rorschach',
  'bank.iban': 'CH58 0079 1123 0008 8901 2',
}

const indian: FieldValues = {
  number: 'INV/26-27/001',
  currency: 'INR',
  'sender.name': 'Asha Tools & Co',
  'bank.other': 'Questions: asha@example.com. UPI: asha.tools@okbank',
}

describe('a code for SEPA', () => {
  it('[E1] has the lines of the standard, in their order', () => {
    expect(codeOf(sepa)?.scheme).toBe('epc')
    expect(linesOf(sepa)).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Tischlerei Ott', 'DE89370400440532013000'],
      ...['EUR1234.50', '', '', '2026-0001'],
    ])
  })

  it('[E1] gives a creditor reference in its own place, and never a text beside it', () => {
    const lines = linesOf({ ...sepa, number: 'RF18 5390 0754 7034' })
    expect(lines?.slice(8)).toEqual(['', 'RF18539007547034'])
    expect(linesOf({ ...sepa, number: 'RF19 5390 0754 7034' })?.slice(9)).toEqual([
      '',
      'RF19 5390 0754 7034',
    ])
  })

  it('[E1] asks for what is left to pay', () => {
    expect(linesOf({ ...sepa, amountPaid: '234.5' })?.[7]).toBe('EUR1000.00')
    expect(codeOf({ ...sepa, amountPaid: '1234.5' })).toBeUndefined()
  })

  it.each([
    ['another currency', { currency: 'USD' }],
    ['an account with a wrong digit', { 'bank.iban': 'DE89370400440532013001' }],
    ['an account outside SEPA', { 'bank.iban': 'BR1800360305000010009795493C1' }],
    ['nobody to pay', { 'sender.name': ' ' }],
  ])('[E1] is not there with %s', (_, values) => {
    expect(codeOf({ ...sepa, ...values })).toBeUndefined()
  })

  it('[E1] is not there for more than a bank can move, nor on a quote', () => {
    expect(linesOf(sepa, '999999999.99')?.[7]).toBe('EUR999999999.99')
    expect(codeOf(sepa, '1000000000')).toBeUndefined()
    const quote = aDocument('quote', sepa, [{ description: 'A', quantity: '1', price: '1' }])
    expect(paymentCodeOf(compute(quote))).toBeUndefined()
  })

  it('[E1] keeps to the lengths of its fields, whatever a document says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), (name, number) => {
        const code = codeOf({ ...sepa, 'sender.name': name, number: number.slice(0, 200) })
        const lines = code?.text.split('\n') ?? []
        expect(lines.length).toBeLessThanOrEqual(11)
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70)
        expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140)
        const bytes = encodeURIComponent(code?.text ?? '').replace(/%../g, '.').length
        expect(bytes).toBeLessThanOrEqual(331)
      }),
    )
  })
})

describe('a text with line breaks', () => {
  const breaks = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u001e', '\0']

  it.each([
    ['a code for SEPA', sepa],
    ['a Swiss QR-bill', swiss],
  ])('begins no line of its own in %s: nobody is paid instead', (_, values) => {
    const plain = linesOf(values)
    for (const sign of breaks) {
      const typed = `Ott${sign}DE02120300000000202051${sign}EUR9.99`
      const names = ['sender.name', 'sender.company', 'receiver.name', 'receiver.company', 'number']
      const hostile: FieldValues = Object.fromEntries(names.map((name) => [name, typed]))
      const lines = linesOf({ ...values, ...hostile })
      expect(lines?.length).toBe(plain?.length)
      expect(lines?.filter((line) => /^DE02|^EUR9|[\p{Cc}\u2028\u2029]/u.test(line))).toEqual([])
    }
  })
})

describe('a Swiss QR-bill', () => {
  it('[E2] has its 31 lines, with structured addresses', () => {
    expect(codeOf(swiss)?.scheme).toBe('swiss')
    expect(linesOf(swiss)).toEqual([
      ...['SPC', '0200', '1', 'CH5800791123000889012'],
      ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['1234.50', 'CHF'],
      ...[
        'S',
        'Pia-Maria Rutschmann-Schnyder',
        'Grosse Marktgasse',
        '28',
        '9400',
        'Rorschach',
        'CH',
      ],
      ...['NON', '', '2026-0001', 'EPD'],
    ])
  })

  it('[E2] has a QR reference with an account that takes nothing else', () => {
    const lines = linesOf({ ...swiss, 'bank.iban': 'CH44 3199 9123 0008 8901 2' })
    expect(lines?.slice(27)).toEqual(['QRR', '000000000000000000202600013', '2026-0001', 'EPD'])
    const unnumbered = { ...swiss, 'bank.iban': 'CH4431999123000889012', number: 'A' }
    expect(codeOf(unnumbered)).toBeUndefined()
  })

  it('[E2] has a creditor reference where the number is one, and the account takes it', () => {
    const lines = linesOf({ ...swiss, number: 'RF18 5390 0754 7034' })
    expect(lines?.slice(27)).toEqual([
      ...['SCOR', 'RF18539007547034', 'RF18 5390 0754 7034', 'EPD'],
    ])
  })

  it('[E2] leaves out a number that it cannot write', () => {
    expect(linesOf({ ...swiss, number: 'Счёт 7' })?.slice(27)).toEqual(['NON', '', '', 'EPD'])
  })

  it('[E2] has the check digit of the standard', () => {
    // The example of the Implementation Guidelines.
    expect(qrReference('21000000000313947143000901')).toBe('210000000003139471430009017')
  })

  it('[E2] leaves out a debtor whose address it cannot take apart, and is not there without a creditor', () => {
    const lines = linesOf({ ...swiss, 'receiver.address': 'Somewhere' })
    expect(lines?.slice(20, 27)).toEqual(['', '', '', '', '', '', ''])
    expect(codeOf({ ...swiss, 'sender.address': 'Biel' })).toBeUndefined()
    expect(codeOf({ ...swiss, 'sender.name': 'Иван' })).toBeUndefined()
  })

  it('[E2] pays in francs and euros only; a German account gets no slip', () => {
    expect(linesOf({ ...swiss, currency: 'EUR' })?.slice(18, 20)).toEqual(['1234.50', 'EUR'])
    expect(codeOf({ ...swiss, currency: 'USD' })).toBeUndefined()
    expect(codeOf({ ...swiss, 'bank.iban': 'DE89370400440532013000' })).toBeUndefined()
  })

  it.each([
    ['Via Nassa 5\n6900 Lugano', 'Via Nassa|5|6900|Lugano|CH'],
    ['c/o Ott, Am Markt 3b, D-79098 Freiburg', 'Am Markt|3b|79098|Freiburg|DE'],
    ['Städtle 1\nFL-9490 Vaduz', 'Städtle|1|9490|Vaduz|LI'],
    ['Dorfplatz\n3999 Oberwald\nSchweiz', 'Dorfplatz||3999|Oberwald|CH'],
    ['12 rue du Port\n75001 Paris\nFrance', '12 rue du Port||75001|Paris|FR'],
  ])('[E2] takes %j apart', (address, expected) => {
    const parts = structuredAddress(address)
    expect(
      [parts?.street, parts?.house, parts?.postcode, parts?.town, parts?.country].join('|'),
    ).toBe(expected)
  })
})

describe('a UPI link', () => {
  it('[E3] names the payee, the amount and the number, and never takes an address of email', () => {
    expect(codeOf(indian)).toEqual({
      scheme: 'upi',
      text: 'upi://pay?pa=asha.tools@okbank&pn=Asha%20Tools%20%26%20Co&am=1234.50&cu=INR&tn=INV%2F26-27%2F001&tr=INV2627001',
    })
    expect(codeOf({ ...indian, 'bank.other': 'asha@example.com' })).toBeUndefined()
    expect(codeOf({ ...indian, currency: 'USD' })).toBeUndefined()
    expect(
      codeOf({ ...indian, 'bank.other': '', 'bank.accountNumber': 'asha@upi' })?.text,
    ).toContain('pa=asha@upi')
  })

  it('[E3] reads back equal, whatever a document says', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (name) => {
        const text = codeOf({ ...indian, 'sender.name': `A${name}` })?.text ?? ''
        const pairs = text
          .replace('upi://pay?', '')
          .split('&')
          .map((pair) => pair.split('=').map(decodeURIComponent))
        const query = new Map(pairs.map(([key = '', value = '']) => [key, value]))
        expect(query.get('pn')).toBe(`A${name}`.replace(/\s+/g, ' ').trim())
        expect(query.get('am')).toBe('1234.50')
      }),
    )
  })
})

describe('a payment link', () => {
  const link: FieldValues = { currency: 'USD', paymentLink: 'https://pay.example.com/i/7?x=1' }

  it('[E4] is the code where no bank has one', () => {
    expect(codeOf(link)).toEqual({ scheme: 'link', text: 'https://pay.example.com/i/7?x=1' })
    expect(codeOf({ ...sepa, paymentLink: 'pay.example.com' })?.scheme).toBe('epc')
  })

  it('[E4] is no code when nothing is due, nor when codes are off', () => {
    expect(codeOf({ ...link, amountPaid: '1234.5' })).toBeUndefined()
    expect(codeOf({ ...link, paymentCode: 'off' })).toBeUndefined()
    expect(codeOf({ ...sepa, paymentCode: 'off' })).toBeUndefined()
  })

  it.each([
    ['pay.example.com/7', 'https://pay.example.com/7'],
    ['HTTPS://Example.com:8443?a=b', 'https://Example.com:8443?a=b'],
    ['https://büro.example/zahlen', 'https://büro.example/zahlen'],
  ])('[E4] %s is the address %s', (typed, address) => {
    expect(webAddress(typed)).toBe(address)
  })

  it.each(['', 'soon', 'javascript:alert(1)', 'tel:+49123', 'https://', 'a b.example', '.com'])(
    '[E4] %j is none',
    (typed) => {
      expect(webAddress(typed)).toBeUndefined()
    },
  )
})
