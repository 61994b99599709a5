import { type DocumentOf, schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import type { EInvoiceDetails } from './details.ts'
import { fieldOf } from './field-of.ts'
import { fromDocument } from './from-document.ts'
import { toDocument } from './to-document.ts'

const parties = {
  sender: { name: 'Atelier Blau', address: 'Hauptstr. 1\n10115 Berlin', taxId: 'DE 123 456 788' },
  receiver: {
    company: 'Café Noir',
    address: '3 rue du Bac\n75007 Paris\nFrance',
    taxId: 'FR40303265045',
  },
}

function aDocument(values: object = {}, kind: 'invoice' | 'credit_note' = 'invoice') {
  return schemaOf(kind).parse({
    ...parties,
    ...{
      number: 'INV-7',
      issuedOn: '2026-03-01',
      currency: 'EUR',
      region: 'DE',
      tax: { rate: '19' },
    },
    lines: [{ description: 'Design', quantity: '2', price: '50', unit: 'h' }],
    ...values,
  }) as DocumentOf<'invoice' | 'credit_note'>
}

function invoiceOf(document: DocumentOf<'invoice' | 'credit_note'>, details?: EInvoiceDetails) {
  const mapped = fromDocument(compute(document), 'en16931', details)
  if ('refusal' in mapped) throw new Error(mapped.refusal)
  return mapped.invoice
}

describe('the e-invoice of a document', () => {
  it('has its figures and its parties', () => {
    expect(invoiceOf(aDocument())).toMatchObject({
      typeCode: '380',
      seller: { vatIdentifier: 'DE123456788', address: { city: 'Berlin', country: 'DE' } },
      buyer: { name: 'Café Noir', address: { postcode: '75007', country: 'FR' } },
      vatBreakdown: [{ taxableAmount: '100.00', taxAmount: '19.00', category: 'S', rate: '19' }],
      totals: { lines: '100.00', withoutVat: '100.00', withVat: '119.00', due: '119.00' },
      lines: [{ quantity: '2', unit: 'HUR', netPrice: '50', netAmount: '100.00', name: 'Design' }],
    })
  })

  it('takes the VAT out of prices that include it, and keeps the total to the cent', () => {
    const tax = { rate: '19', isIncluded: true }
    const lines = ['9.99', '0.05', '3.33'].map((price) => ({
      description: 'Tea',
      quantity: '1',
      price,
    }))
    const { totals, totalVat, lines: written } = invoiceOf(aDocument({ tax, lines }))
    expect(totals).toMatchObject({ lines: '11.24', withoutVat: '11.24', withVat: '13.37' })
    expect(totalVat).toBe('2.13')
    expect(written.map(({ netAmount }) => netAmount)).toEqual(['8.40', '0.04', '2.80'])
  })

  it('turns a negative price into a negative quantity', () => {
    const lines = [{ description: 'Returned', quantity: '2', price: '-5' }]
    expect(invoiceOf(aDocument({ lines })).lines[0]).toMatchObject({
      quantity: '-2',
      netPrice: '5',
      netAmount: '-10.00',
    })
  })

  it('says why no VAT is charged, in the words of the law', () => {
    const tax = { rate: '19', isReverseCharge: true }
    const [part] = invoiceOf(aDocument({ tax, language: 'de' })).vatBreakdown
    expect(part).toMatchObject({ category: 'AE', exemptionCode: 'VATEX-EU-AE' })
    expect(part?.exemptionReason).toBe('Steuerschuldnerschaft des Leistungsempfängers')
  })

  it('shows no VAT numbers where a sale is outside the scope of VAT', () => {
    const sender = { ...parties.sender, taxId: '12/345/67890' }
    const { seller, buyer, lines } = invoiceOf(aDocument({ sender, tax: { rate: '0' } }))
    expect(seller).toMatchObject({
      taxRegistration: '12/345/67890',
      identifiers: [{ value: '12/345/67890' }],
    })
    expect(buyer).not.toHaveProperty('vatIdentifier')
    expect(lines[0]).not.toHaveProperty('vatRate')
  })

  it('lets shipping, which bears no VAT, stand as zero rated beside what bears some', () => {
    const { charges, vatBreakdown, totals } = invoiceOf(aDocument({ charges: { shipping: '10' } }))
    expect(charges).toMatchObject([
      { amount: '10.00', reason: 'Shipping', vatCategory: 'Z', vatRate: '0' },
    ])
    expect(vatBreakdown.map(({ category, taxableAmount }) => [category, taxableAmount])).toEqual([
      ['S', '100.00'],
      ['Z', '10.00'],
    ])
    expect(totals).toMatchObject({ charges: '10.00', withoutVat: '110.00', withVat: '129.00' })
  })

  it('counts tax that is withheld as paid, and says so', () => {
    const { totals, notes } = invoiceOf(aDocument({ withholding: { label: 'IRPF', rate: '15' } }))
    expect(totals).toMatchObject({ withVat: '119.00', paid: '15.00', due: '104.00' })
    expect(notes[0]?.text).toBe('IRPF 15%: 15.00 EUR, deducted from the amount due.')
  })

  it('keeps two kinds of zero apart', () => {
    const lines = ['E', 'Z'].map((name) => ({
      description: name,
      quantity: '1',
      price: '10',
      taxCategory: name,
    }))
    const { vatBreakdown } = invoiceOf(aDocument({ lines }))
    expect(vatBreakdown.map(({ category, taxableAmount }) => [category, taxableAmount])).toEqual([
      ['E', '10.00'],
      ['Z', '10.00'],
    ])
  })

  it('says what the document says for it alone', () => {
    const document = aDocument({
      sender: {
        ...parties.sender,
        electronicAddress: '4012345000009',
        electronicAddressScheme: '0088',
      },
      receiver: { ...parties.receiver, electronicAddress: '303265045' },
      buyerReference: '04011000-12345-34',
      paymentMeansCode: '48',
      lines: [
        { description: 'Design', quantity: '2', price: '50', unit: 'sprint', unitCode: 'E49' },
      ],
    })
    expect(invoiceOf(document)).toMatchObject({
      buyerReference: '04011000-12345-34',
      seller: { electronicAddress: { value: '4012345000009', scheme: '0088' } },
      buyer: { electronicAddress: { value: '303265045' } },
      payments: [{ meansCode: '48' }],
      lines: [{ unit: 'E49' }],
    })
  })

  it('has what was paid ahead, and when a service was given', () => {
    const invoice = invoiceOf(
      aDocument({
        serviceFrom: '2026-02-01',
        serviceTo: '2026-02-28',
        deposits: { numbers: 'INV-5', days: '2026-01-15', amounts: '19' },
        amountPaid: '50',
      }),
    )
    expect(invoice).toMatchObject({
      period: { start: '2026-02-01', end: '2026-02-28' },
      precedingInvoices: [{ number: 'INV-5', issueDate: '2026-01-15' }],
      totals: { withVat: '119.00', paid: '69.00', due: '50.00' },
    })
    expect(invoiceOf(aDocument({ serviceDate: '2026-02-27' })).delivery?.date).toBe('2026-02-27')
  })

  it('names the invoice that a credit note corrects', () => {
    const invoice = invoiceOf(aDocument({ references: { invoiceNumber: 'INV-6' } }, 'credit_note'))
    expect(invoice).toMatchObject({ typeCode: '381', precedingInvoices: [{ number: 'INV-6' }] })
  })
})

describe('a finding', () => {
  const lines = [{}, { description: 'Design', quantity: '2', price: '50' }]

  it.each([
    ['seller.address.city', 'sender.address'],
    ['seller.contact.phone', 'sender.phone'],
    ['payments.0.transfer.account', 'bank.iban'],
    ['lines.0.netPrice', 'lines.1.price'],
    ['lines.0.allowances.0.amount', 'lines.1.discountValue'],
    ['payee.name', undefined],
    ['', undefined],
  ])('at %j is shown at the field %s', (at, field) => {
    expect(fieldOf(at, invoiceOf(aDocument({ lines })))).toBe(field)
  })
})

describe('a document without an e-invoice says so', () => {
  it.each(['quote', 'delivery_note', 'purchase_order'] as const)('%s', (kind) => {
    const mapped = fromDocument(compute(schemaOf(kind).parse({ lines: [{}] })), 'en16931')
    expect(mapped).toEqual({ refusal: expect.stringMatching(/no e-invoice format|no invoice/) })
  })

  it('when it has a second tax', () => {
    const tax = { rate: '5', hasSecond: true, secondLabel: 'PST', secondRate: '7' }
    expect(fromDocument(compute(aDocument({ tax })), 'en16931')).toEqual({
      refusal: expect.stringMatching(/second tax/),
    })
  })
})

describe('a form filled from a file', () => {
  it('has discounts of several rates and charges with VAT as lines', () => {
    const invoice = invoiceOf(
      aDocument({
        lines: [
          { description: 'A', quantity: '1', price: '100' },
          { description: 'B', quantity: '1', price: '100', taxRate: '7' },
        ],
        discount: { kind: 'amount', value: '20' },
      }),
    )
    const charge = { amount: '5.00', reason: 'Freight', vatCategory: 'S', vatRate: '19' }
    const { document } = toDocument({ ...invoice, charges: [charge] }, 'invoice')
    expect(
      document.lines.map(({ description, price, taxRate }) => [description, price, taxRate]),
    ).toEqual([
      ['A', '100', ''],
      ['B', '100', '7'],
      ['Discount', '-10', ''],
      ['Discount', '-10', '7'],
      ['Freight', '5', ''],
    ])
  })

  it('tells which totals it does not come to again', () => {
    const invoice = invoiceOf(aDocument())
    const rounded = { ...invoice, totals: { ...invoice.totals, rounding: '0.50', due: '119.50' } }
    expect(toDocument(rounded, 'invoice').differences).toEqual(['due'])
    const paid = { ...invoice, totals: { ...invoice.totals, paid: '19.00', due: '100.00' } }
    expect(toDocument(paid, 'invoice')).toMatchObject({
      document: { amountPaid: '19' },
      differences: [],
    })
  })

  it('keeps what only e-invoices say', () => {
    const lines = ['E', 'S'].map((vatCategory) => ({
      description: vatCategory,
      quantity: '1',
      price: '10',
      unitCode: 'E49',
      taxCategory: vatCategory === 'S' ? '' : vatCategory,
    }))
    const said = {
      sender: {
        ...parties.sender,
        electronicAddress: '4012345000009',
        electronicAddressScheme: '0088',
      },
      buyerReference: 'R-1',
      paymentMeansCode: '30',
      taxExemptionReason: 'Exempt',
      serviceFrom: '2026-02-01',
    }
    const { document } = toDocument(invoiceOf(aDocument({ ...said, lines })), 'invoice')
    expect(document).toMatchObject({ ...said, sender: { electronicAddressScheme: '0088' } })
    expect(document.lines.map(({ unitCode, taxCategory }) => [unitCode, taxCategory])).toEqual([
      ['E49', 'E'],
      ['E49', ''],
    ])
  })

  it('refuses what a document cannot hold, with a sentence', () => {
    const invoice = invoiceOf(aDocument())
    const lines = Array.from({ length: 1001 }, () => invoice.lines[0] ?? invoice.lines).flat()
    expect(() => toDocument({ ...invoice, lines }, 'invoice')).toThrow(/up to 1000 line items/)
  })
})
