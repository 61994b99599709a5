import { schemaOf } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { elementsAt, pathOf } from '../xml/path.ts'
import { readXml } from '../xml/read-xml.ts'
import { writeOrder } from './order.ts'

const parties = {
  sender: { name: 'Atelier Blau', address: 'Hauptstr. 1\n10115 Berlin', taxId: 'DE 123 456 788' },
  receiver: {
    company: 'Café Noir',
    address: '3 rue du Bac\n75007 Paris\nFrance',
    taxId: 'FR40303265045',
  },
}

describe('a purchase order', () => {
  const order = schemaOf('purchase_order').parse({
    ...{
      ...parties,
      number: 'PO-3',
      issuedOn: '2026-03-01',
      currency: 'EUR',
      region: 'DE',
      tax: { rate: '19' },
    },
    delivery: { date: '2026-03-15' },
    charges: { shipping: '10' },
    lines: [{ description: 'Paper', quantity: '3', price: '20', itemNumber: 'P-1' }],
  })

  it('is written as an order of UBL under Peppol', () => {
    const file = writeOrder(compute(order), {
      sellerElectronicAddress: { value: '4012345000009', scheme: '0088' },
    })
    if (typeof file !== 'string') throw new Error(file.refusal)
    const root = readXml(file)
    const text = (path: string) => elementsAt(root, pathOf(path))[0]?.text
    expect(root.name).toBe('order:Order')
    expect(text('cbc:CustomizationID')).toBe('urn:fdc:peppol.eu:poacc:trns:order:3')
    expect(text('cac:BuyerCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName')).toBe(
      'Atelier Blau',
    )
    expect(text('cac:SellerSupplierParty/cac:Party/cbc:EndpointID')).toBe('4012345000009')
    expect(text('cac:Delivery/cac:RequestedDeliveryPeriod/cbc:EndDate')).toBe('2026-03-15')
    expect(text('cac:AnticipatedMonetaryTotal/cbc:PayableAmount')).toBe('81.40')
    expect(text('cac:OrderLine/cac:LineItem/cbc:LineExtensionAmount')).toBe('60.00')
    // The rules of the transaction refuse a tax scheme on the seller.
    expect(file).not.toContain('PartyTaxScheme')
  })

  it('is none without a line, or with one that names nothing', () => {
    const [line] = order.lines
    const unnamed = { ...line, description: ' ', itemNumber: '', price: '5' } as typeof line
    expect(writeOrder(compute({ ...order, lines: [] }))).toEqual({
      refusal: expect.stringMatching(/Add a line first/),
    })
    expect(
      writeOrder(compute({ ...order, lines: [...order.lines, unnamed] } as typeof order)),
    ).toEqual({
      refusal: expect.stringMatching(/Describe line \d first/),
    })
  })

  it('is the only document that is one', () => {
    expect(writeOrder(compute(newDocument('invoice', { today: '2026-03-01', now: 0 })))).toEqual({
      refusal: expect.stringMatching(/Only a purchase order/),
    })
  })
})
