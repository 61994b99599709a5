import { describe, expect, it } from 'vitest'
import { knowsOrderOf, placeOf } from '../src/syntax/element-order.ts'
import { readInvoice } from '../src/syntax/read-invoice.ts'
import { writeInvoice } from '../src/syntax/write-invoice.ts'
import { everyElement, type XmlElement } from '../src/xml/xml-element.ts'
import { anInvoice, fullInvoice } from './an-invoice.ts'
import { hasOfficialFiles, officialExamples } from './official.ts'
import { schemaFaults } from './schema.ts'

describe('an invoice that says everything', () => {
  it.each([
    ['ubl', 'invoice'],
    ['ubl', 'credit-note'],
    ['cii', 'invoice'],
  ] as const)('is written as %s %s and read back the same', (syntax, kind) => {
    const read = readInvoice(writeInvoice(fullInvoice, kind, syntax))
    expect(read.invoice).toEqual(fullInvoice)
    expect(read).toMatchObject({ kind, syntax })
  })

  it('is what the schema of Factur-X allows', () => {
    expect(schemaFaults(writeInvoice(fullInvoice, 'invoice', 'cii'))).toEqual([])
  })
})

describe('a written file', () => {
  it('leaves out characters that XML cannot hold', () => {
    const written = writeInvoice(
      anInvoice({ buyerReference: 'a\u0000b\u000c\ud800c😀' }),
      'invoice',
      'ubl',
    )
    expect(readInvoice(written).invoice.buyerReference).toBe('abc😀')
  })

  it('says of a credit note in CII by its type code what it is', () => {
    const written = writeInvoice(anInvoice({ typeCode: '381' }), 'credit-note', 'cii')
    expect(readInvoice(written).kind).toBe('credit-note')
  })

  it('writes an account that is no IBAN where CII keeps such', () => {
    const payments = [{ meansCode: '30', transfer: { account: '12345678' } }]
    const written = writeInvoice(anInvoice({ payments }), 'invoice', 'cii')
    expect(written).toContain('<ram:ProprietaryID>12345678</ram:ProprietaryID>')
  })
})

// The schemas of UBL are not at hand, but these files keep to them.
describe.runIf(hasOfficialFiles)('the order of elements', () => {
  const files = ['cen/examples/ubl', 'cen/examples/cii', 'peppol/examples'].flatMap(
    officialExamples,
  )

  it.each(files)('is that of $name', ({ file }) => {
    for (const element of everyElement(readInvoice(file).root))
      expect(outOfOrder(element)).toEqual([])
  })
})

function outOfOrder(element: XmlElement): string[] {
  if (!knowsOrderOf(element.name)) return []
  const places = element.children.flatMap(({ name }) => {
    const place = placeOf(element.name, name)
    return place === undefined ? [] : [{ name, place }]
  })
  return places
    .filter(({ place }, index) => place < (places[index - 1]?.place ?? 0))
    .map(({ name }) => `${name} in ${element.name}`)
}
