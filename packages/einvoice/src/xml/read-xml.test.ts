import { describe, expect, it } from 'vitest'
import { anInvoice } from '../../test/an-invoice.ts'
import { readInvoice } from '../syntax/read-invoice.ts'
import { writeInvoice } from '../syntax/write-invoice.ts'
import { xmlLimits } from './read-xml.ts'

const file = writeInvoice(anInvoice({ number: 'INV-ä€' }), 'invoice', 'ubl')
const bytes = (text: string) => new TextEncoder().encode(text)
const body = file.replace(/^<\?xml[^>]*>\s*/, '')

function wide(text: string): Uint8Array {
  const codes = Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0))
  return new Uint8Array(codes.buffer)
}

describe('a file that is read', () => {
  it.each([
    ['as it is written', bytes(file)],
    ['with a byte order mark', bytes(`\ufeff${file}`)],
    ['with blanks before it', bytes(`\n  ${file}`)],
    ['with an encoding of its own invention', bytes(file.replace('UTF-8', 'UTF-8-W/O-BOM'))],
    ['without a declaration', bytes(body)],
    ['that says UTF-16 and is not', bytes(file.replace('UTF-8', 'UTF-16'))],
    ['in UTF-16', wide(file.replace('UTF-8', 'UTF-16'))],
  ])('%s', (_, given) => {
    expect(readInvoice(given).invoice.number).toBe('INV-ä€')
  })

  it('in Latin 1', () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${body}`.replace('INV-ä€', 'INV-ä')
    const latin = Uint8Array.from(text, (character) => character.charCodeAt(0))
    expect(readInvoice(latin).invoice.number).toBe('INV-ä')
  })

  it('with many attributes, counted for each element', () => {
    const twice = withAttributes(xmlLimits.attributes).replace(
      '<cbc:IssueDate>',
      '<cbc:IssueDate a="1">',
    )
    expect(readInvoice(twice).invoice.number).toBe('INV-ä€')
  })

  it('under other prefixes', () => {
    expect(readInvoice(file.replaceAll('cbc', 'b')).invoice.number).toBe('INV-ä€')
  })
})

function withAttributes(count: number): string {
  const attributes = Array.from({ length: count }, (_, index) => `a${index}="1"`)
  return file.replace('<cbc:ID>', `<cbc:ID ${attributes.join(' ')}>`)
}

describe('a file that is refused', () => {
  const deep = `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`
  it.each([
    [
      'with a document type',
      '<!DOCTYPE Invoice [<!ENTITY a "b">]><Invoice>&a;</Invoice>',
      /document type \(DTD\)/,
    ],
    ['with entities of its own', '<Invoice>&lol;</Invoice>', /not well-formed XML/],
    ['that is cut off', file.slice(0, 400), /not well-formed XML/],
    ['that is nested too deeply', deep, /nested too deeply/],
    ['with too many elements', `<a>${'<b/>'.repeat(xmlLimits.elements)}</a>`, /too many elements/],
    [
      'with too many attributes on an element',
      withAttributes(xmlLimits.attributes + 1),
      /too many attributes/,
    ],
    ['that is empty', '', /not well-formed XML|empty/],
    ['that is no XML', '%PDF-1.7', /not well-formed XML/],
    ['that is something else', '<html><body/></html>', /no e-invoice .* begins with 'html'/],
    ['in a namespace of its own', '<Invoice xmlns="urn:mine"><ID>1</ID></Invoice>', /no e-invoice/],
  ])('%s', (_, text, sentence) => {
    expect(() => readInvoice(bytes(text))).toThrow(sentence)
  })

  it('in an encoding that nobody knows', () => {
    expect(() => readInvoice(bytes(file.replace('UTF-8', 'EBCDIC-37')))).toThrow(/'EBCDIC-37'/)
  })

  it('with characters of another encoding', () => {
    expect(() => readInvoice(Uint8Array.of(0x3c, 0x61, 0x3e, 0xff, 0xfe))).toThrow(/not UTF-8/)
  })

  it('that is too large', () => {
    expect(() => readInvoice(new Uint8Array(xmlLimits.bytes + 1))).toThrow(/larger than 10 MB/)
  })
})

describe('ZUGFeRD 1.0', () => {
  it('is read under its older names', () => {
    const { invoice, syntax } = readInvoice(zugferdOne)
    expect(syntax).toBe('cii')
    expect(invoice).toMatchObject({
      number: 'RE-1',
      issueDate: '2013-06-03',
      seller: { name: 'Lieferant GmbH', vatIdentifier: 'DE123456789' },
      totals: { lines: '10.00', due: '11.90' },
      vatBreakdown: [{ taxAmount: '1.90', rate: '19.00', category: 'S' }],
      lines: [{ quantity: '2.0000', netAmount: '10.00', vatRate: '19.00' }],
    })
  })
})

const zugferdOne = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
  <rsm:HeaderExchangedDocument>
    <ram:ID>RE-1</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20130603</udt:DateTimeString></ram:IssueDateTime>
  </rsm:HeaderExchangedDocument>
  <rsm:SpecifiedSupplyChainTradeTransaction>
    <ram:ApplicableSupplyChainTradeAgreement>
      <ram:SellerTradeParty>
        <ram:Name>Lieferant GmbH</ram:Name>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
    </ram:ApplicableSupplyChainTradeAgreement>
    <ram:ApplicableSupplyChainTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:ApplicableTradeTax>
        <ram:CalculatedAmount>1.90</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
        <ram:BasisAmount>10.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>
        <ram:ApplicablePercent>19.00</ram:ApplicablePercent>
      </ram:ApplicableTradeTax>
      <ram:SpecifiedTradeSettlementMonetarySummation>
        <ram:LineTotalAmount>10.00</ram:LineTotalAmount><ram:DuePayableAmount>11.90</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementMonetarySummation>
    </ram:ApplicableSupplyChainTradeSettlement>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedSupplyChainTradeDelivery>
        <ram:BilledQuantity unitCode="C62">2.0000</ram:BilledQuantity>
      </ram:SpecifiedSupplyChainTradeDelivery>
      <ram:SpecifiedSupplyChainTradeSettlement>
        <ram:ApplicableTradeTax><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementMonetarySummation>
          <ram:LineTotalAmount>10.00</ram:LineTotalAmount>
        </ram:SpecifiedTradeSettlementMonetarySummation>
      </ram:SpecifiedSupplyChainTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
  </rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>`
