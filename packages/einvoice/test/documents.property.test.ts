import { schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../tests/support/tries.ts'
import { fromDocument } from '../src/mapping/from-document.ts'
import { writeOrder } from '../src/mapping/order.ts'
import { toDocument } from '../src/mapping/to-document.ts'
import { isFatal, judge, type Profile } from '../src/rules/judge.ts'
import { readInvoice } from '../src/syntax/read-invoice.ts'
import { writeInvoice } from '../src/syntax/write-invoice.ts'
import { type AnyDocument, anyDocument } from './any-document.ts'
import { schemaFaults } from './schema.ts'

function mapped(
  { document, details }: Partial<AnyDocument> & Pick<AnyDocument, 'document'>,
  profile: Profile,
) {
  const found = fromDocument(compute(document), profile, details)
  if ('refusal' in found) throw new Error(found.refusal)
  return found
}

const profile = fc.constantFrom<Profile>('en16931', 'xrechnung', 'peppol')

describe('any complete document', () => {
  it('becomes a file of each syntax that breaks no rule and is read back the same', () => {
    fc.assert(
      fc.property(anyDocument, profile, (any, profile) => {
        const { invoice, kind } = mapped(any, profile)
        for (const syntax of ['ubl', 'cii'] as const) {
          const file = writeInvoice(invoice, kind, syntax)
          const read = readInvoice(file)
          expect(judge(read, profile).filter(isFatal)).toEqual([])
          expect(read.invoice).toEqual(invoice)
          expect(schemaFaults(file)).toEqual([])
        }
      }),
      { numRuns: tries(500) },
    )
  })

  it('that is ordered becomes an order of UBL that its schema allows', () => {
    fc.assert(
      fc.property(anyDocument, ({ document, details }) => {
        const order = schemaOf('purchase_order').parse({ ...document, kind: 'purchase_order' })
        const file = writeOrder(compute(order), details)
        if (typeof file !== 'string') throw new Error(file.refusal)
        expect(schemaFaults(file)).toEqual([])
      }),
      { numRuns: tries(300) },
    )
  })

  it('fills the form alike from both syntaxes', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        const { invoice, kind } = mapped(any, 'en16931')
        const [ubl, cii] = (['ubl', 'cii'] as const).map((syntax) => {
          const read = readInvoice(writeInvoice(invoice, kind, syntax))
          return toDocument(read.invoice, read.kind)
        })
        expect(cii).toEqual(ubl)
      }),
      { numRuns: tries(200) },
    )
  })

  it('whose prices are without VAT comes back with the same figures and the same e-invoice', () => {
    fc.assert(
      fc.property(anyDocument, ({ document, details }) => {
        const tax = { ...document.tax, isIncluded: false, rounding: 'document' as const }
        const plain = { ...document, tax, withholding: { ...document.withholding, rate: '0' } }
        const { invoice, kind } = mapped({ document: plain, details }, 'en16931')
        const filled = toDocument(invoice, kind)
        expect(filled.differences).toEqual([])
        const again = mapped(filled, 'en16931').invoice
        expect(again.totals?.due).toEqual(invoice.totals?.due)
        expect(again.totalVat).toEqual(invoice.totalVat)
        expect(again.seller).toEqual(invoice.seller)
        expect(again.buyer).toEqual(invoice.buyer)
        expect(again.notes).toEqual(invoice.notes)
      }),
      { numRuns: tries(300) },
    )
  })
})
