import { documentTypes } from '@sheaf/domain/documents/document-type'
import { newDocument, parseWithFigures } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { emptied, extrasOf, filledExtras } from './extras.ts'
import { kindLayouts } from './kind-layout.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

describe('what most documents do without', () => {
  it.each(documentTypes)('is out of sight on a new %s', (kind) => {
    expect([...filledExtras(newDocument(kind, moment))]).toEqual([])
  })

  it.each(documentTypes)('names only fields that a %s has', (kind) => {
    const document = newDocument(kind, moment)
    const [line] = document.lineItems
    for (const extra of extrasOf(document).values()) {
      for (const name of Object.keys(emptied(extra))) expect(document).toHaveProperty(name)
      if (extra.lineField !== undefined) expect(line).toHaveProperty(extra.lineField)
    }
    for (const name of [...kindLayouts[kind].facts, ...kindLayouts[kind].texts]) {
      expect(document).toHaveProperty(name)
    }
  })

  it('comes into sight with a document that has it filled', () => {
    const start = newDocument('invoice', moment)
    const [line] = start.lineItems
    const document = parseWithFigures('invoice', {
      ...start,
      poNumber: 'PO-7',
      reverseCharge: true,
      lineItems: [{ ...line, taxRate: '7' }],
    })
    expect(filledExtras(document)).toEqual(
      new Set(['line-taxes', 'reverse-charge', 'order-reference']),
    )
  })
})
