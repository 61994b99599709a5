import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { filledOptions } from './options.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

describe('the options of which something is filled', () => {
  it.each(documentKinds)('are none on a new %s', (kind) => {
    expect([...filledOptions(newDocument(kind, moment))]).toEqual([])
  })

  it('are those of fields and of lines that say something', () => {
    const invoice = newDocument('invoice', moment)
    const [line] = invoice.lines
    const discounted = { ...invoice, lines: [{ ...line, discountValue: '5' }] } as BusinessDocument
    expect([...filledOptions(discounted)]).toEqual(['line-discounts'])
    expect([...filledOptions(withValues(invoice, { 'discount.value': '10' }))]).toEqual([
      'discount',
    ])
    const exempt = { ...invoice, lines: [{ ...line, taxCategory: 'E' }] } as BusinessDocument
    expect([...filledOptions(exempt)]).toEqual(['tax-categories'])
    expect([...filledOptions(withValues(invoice, { serviceTo: '2026-03-31' }))]).toEqual([
      'service-dates',
    ])
  })
})
