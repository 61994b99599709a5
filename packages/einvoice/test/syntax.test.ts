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

  it.each([
    ['ubl', 'invoice'],
    ['ubl', 'credit-note'],
    ['cii', 'invoice'],
  ] as const)('is what the schema of %s allows for %s', (syntax, kind) => {
    expect(schemaFaults(writeInvoice(fullInvoice, kind, syntax))).toEqual([])
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

// Written down here from the published one, it must take what others have written, and refuse what is out of place.
describe('the schema of UBL', () => {
  const files = ['cen/examples/ubl', 'peppol/examples'].flatMap(officialExamples)

  it.runIf(hasOfficialFiles).each(files)('allows $name', ({ file }) => {
    expect(schemaFaults(new TextDecoder().decode(file))).toEqual([])
  })

  const written = writeInvoice(fullInvoice, 'invoice', 'ubl')
  it.each([
    [
      'parts in another order',
      /(<cbc:ID>.*?<\/cbc:ID>)(\s*)(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/,
      '$3$2$1',
    ],
    ['a part too few', /<cbc:PayableAmount.*?<\/cbc:PayableAmount>/, ''],
    ['a part too many', /(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, '$1$1'],
    ['a day that is none', /<cbc:IssueDate>.*?</, '<cbc:IssueDate>2026-02-30<'],
    ['an amount without its currency', / currencyID="\w+"/, ''],
    ['an element that UBL does not know', /cbc:BuyerReference/g, 'cbc:ReferenceOfBuyer'],
  ])('refuses %s', (_, found, instead) => {
    const changed = written.replace(found, instead)
    expect(changed).not.toBe(written)
    expect(schemaFaults(changed)).not.toEqual([])
  })
})

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
