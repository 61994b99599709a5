import { documentTypes } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { type ExtraId, extrasOf } from './extras.ts'
import { ghostsOf, wordsOf } from './sheet-words.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const none: ReadonlySet<ExtraId> = new Set()

describe('an empty sheet', () => {
  it.each(documentTypes)(
    'of %s asks for names, the number and the first line, in words',
    (kind) => {
      const document = newDocument(kind, moment)
      const ghosts = ghostsOf(document, none)
      const { receiver, numberField } = rulesOf(kind)
      for (const name of [
        'companyName',
        `${receiver}Name`,
        numberField,
        'lineItems.0.description',
      ]) {
        expect(ghosts[name], name).toMatch(/^\S.*\S$/)
        expect(wordsOf(kind, name)?.label).toBeTruthy()
      }
    },
  )

  it('leaves out what most documents do without until it is asked for', () => {
    const document = newDocument('purchase_order', moment)
    const rare = ['shipToName', 'shipToPhone', 'shippingAmount', 'companyTaxId', 'shipVia']
    const few = ghostsOf(document, none)
    const all = ghostsOf(document, new Set(extrasOf(document).keys()))
    expect(rare.filter((name) => name in few)).toEqual([])
    expect(rare.filter((name) => name in all)).toEqual(rare)
  })

  it('asks for bank details where money is asked for, and nowhere else', () => {
    expect(ghostsOf(newDocument('invoice', moment), none)).toHaveProperty('iban')
    expect(ghostsOf(newDocument('quote', moment), none)).not.toHaveProperty('iban')
  })
})
