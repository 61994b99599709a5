import { saveCustomTemplateSchemas } from '@sheaf/contract/custom-templates'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import { documentFromWire, wireOf } from '../../../../tests/support/documents.ts'
import { customTemplateOf, isWholeTemplate, withCustomTemplate } from './custom-template.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const design = { primaryColor: '#0B6BCB', secondaryColor: '#6B7280', fontFamily: 'Lato' } as const
const card = { name: 'Nord', theme: 'quote-modern-blue' }
const stamps = { createdAt: '2026-03-03T00:00:00Z', updatedAt: '2026-03-03T00:00:00Z' }

function aDocument(kind: 'quote' | 'purchase_order' | 'credit_note', receiver: string) {
  const fields = {
    companyName: 'Nord',
    taxLabel: 'VAT',
    taxRate: '20',
    comments: 'Thank you.',
    [`${receiver}Name`]: 'Marker',
    lineItems: [{ description: 'Marker', quantity: '2', unitPrice: '7' }],
  }
  return documentFromWire(kind, fields, moment)
}

describe('a template of another kind', () => {
  it.each([
    ['quote', 'client'],
    ['purchase_order', 'vendor'],
    ['credit_note', 'customer'],
  ] as const)(
    'of a %s is what the server takes, and holds neither %s nor lines',
    (kind, receiver) => {
      const body = customTemplateOf(aDocument(kind, receiver), card, design)
      expect(saveCustomTemplateSchemas[kind].safeParse(body).error).toBeUndefined()
      expect(JSON.stringify(body)).not.toContain('Marker')
      expect(JSON.stringify(body)).toContain('Thank you.')
    },
  )

  it.each(['quote', 'purchase_order', 'delivery_note'] as const)(
    'of a %s keeps its languages and labels',
    (kind) => {
      const wording = { language: 'de', secondLanguage: 'en', labels: { issued: 'Tag' } }
      const german = documentFromWire(kind, wording, moment)
      const stored = saveCustomTemplateSchemas[kind].parse(customTemplateOf(german, card, design))
      const template = { ...stored, ...stamps, id: 'tpl_4', description: '', category: '' }
      const next = newDocument(kind, moment)
      expect(withCustomTemplate(next, template as AnyCustomTemplate)).toMatchObject(wording)
    },
  )

  it.each([
    ['quote', 'client'],
    ['purchase_order', 'vendor'],
    ['credit_note', 'customer'],
  ] as const)(
    'of a %s keeps %s and lines when that is wanted, and fills the next one with them',
    (kind, receiver) => {
      const body = customTemplateOf(aDocument(kind, receiver), { ...card, isWhole: true }, design)
      expect(saveCustomTemplateSchemas[kind].safeParse(body).error).toBeUndefined()
      const stored = saveCustomTemplateSchemas[kind].parse(body)
      const template = { ...stored, ...stamps, id: 'tpl_3', description: '', category: '' }
      expect(isWholeTemplate(kind, template as AnyCustomTemplate)).toBe(true)
      const later = { today: '2026-04-01', now: 1_775_000_000_000 }
      const next = newDocument(kind, later)
      const filled = withCustomTemplate(next, template as AnyCustomTemplate)
      expect(filled).toMatchObject({
        number: next.number,
        issuedOn: '2026-04-01',
        receiver: { name: 'Marker' },
        lines: [{ description: 'Marker', quantity: '2', price: '7' }],
      })
      expect(Object.values(wireOf(filled))).toContain('16.80')
    },
  )

  it('fills a new document, which keeps its own number and dates', () => {
    const stored = { documentNumber: 'OLD', issueDate: '2020-01-01', companyName: 'Nord' }
    const template = {
      ...{ id: 'tpl_1', name: 'Nord', systemTemplateId: 'x', description: '', category: '' },
      ...stamps,
      quoteData: { ...stored, taxRate: '25' },
    }
    expect(wireOf(withCustomTemplate(newDocument('quote', moment), template))).toMatchObject({
      documentNumber: 'QUO-001',
      issueDate: '2026-03-03',
      companyName: 'Nord',
      taxRate: '25',
    })
  })

  it('of an order has its own words for what each order starts with', () => {
    const order = aDocument('purchase_order', 'vendor')
    const saved = customTemplateOf(order, card, design)
    expect(saved).toMatchObject({ defaultTaxRate: '20', defaultComments: 'Thank you.' })
    const template = { ...saved, ...stamps, id: 'tpl_2', description: '', category: '' }
    const filled = withCustomTemplate(newDocument('purchase_order', moment), template)
    expect(wireOf(filled)).toMatchObject({
      taxRate: '20',
      comments: 'Thank you.',
      companyName: 'Nord',
    })
  })
})
