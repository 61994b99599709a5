import { saveTemplateSchema, type Template } from '@sheaf/contract/templates'
import { describe, expect, it } from 'vitest'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import { fromCustomTemplate, fromInvoiceTemplate, themeOf } from './saved-template.ts'
import { allSaved, failedKinds, type SavedLists } from './use-saved-templates.ts'

function anInvoiceTemplate(fields: Partial<Template> = {}): Template {
  return {
    ...saveTemplateSchema.parse({ name: 'Studio', theme: 'blue-wave' }),
    id: 'tpl_1',
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...fields,
  }
}

const card = {
  id: 'tpl_2',
  name: 'Timber',
  systemTemplateId: 'po-classic',
  description: 'Based on Classic Order',
  category: 'classic',
  createdAt: '2026-03-02T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
}

const anOrderTemplate = (fields: object): AnyCustomTemplate => ({ ...card, ...fields })
const aQuoteTemplate = (quoteData: Record<string, unknown>) => ({ ...card, quoteData })

describe('a saved template', () => {
  it('of an invoice keeps its company, its colour and all that editing needs', () => {
    const template = anInvoiceTemplate({ companyName: ' Marlow ', primaryColor: '#112233' })
    expect(fromInvoiceTemplate(template)).toMatchObject({
      kind: 'invoice',
      companyName: 'Marlow',
      ownColour: '#112233',
      invoice: template,
      order: { kind: 'invoice', themeId: 'blue-wave' },
    })
  })

  it('of an order is drawn with its defaults in the words of an order', () => {
    const template = anOrderTemplate({
      companyName: 'Aurelia',
      vendorName: 'Sawmill',
      defaultLineItems: [{ description: 'Oak', quantity: '1', unitPrice: '9' }],
      defaultTaxRate: '7',
      defaultComments: '',
    })
    const { order, companyName } = fromCustomTemplate('purchase_order', template)
    expect(companyName).toBe('Aurelia')
    expect(order).toEqual({
      kind: 'purchase_order',
      themeId: 'po-classic',
      fields: {
        companyName: 'Aurelia',
        vendorName: 'Sawmill',
        lineItems: [{ description: 'Oak', quantity: '1', unitPrice: '9' }],
        taxRate: '7',
      },
    })
  })

  it('takes a whole party from the sample, never a part of one', () => {
    const { order } = fromCustomTemplate('quote', aQuoteTemplate({ clientName: 'Only a name' }))
    expect(order.fields).toMatchObject({
      clientName: 'Only a name',
      companyName: 'Marlow & Finch Joinery',
    })
    expect(order.fields).not.toHaveProperty('clientAddress')
    expect(order.fields).toHaveProperty('lineItems')
  })

  it('with nothing but a logo shows it over the sample’s company', () => {
    const companyLogoUrl = '/objects/uploads/obj_1'
    const { order } = fromCustomTemplate('quote', aQuoteTemplate({ companyLogoUrl }))
    expect(order.fields).toMatchObject({ companyLogoUrl, companyName: 'Marlow & Finch Joinery' })
  })

  it('has the colour of its theme where it has none of its own', () => {
    const saved = fromCustomTemplate('quote', aQuoteTemplate({}))
    const theme = {
      id: 'po-classic',
      name: 'Classic Order',
      description: '',
      category: 'classic',
      isPremium: false,
      primary: '#1F2937',
      secondary: '#6B7280',
      accent: '#9CA3AF',
      background: '#FFFFFF',
      fonts: { body: 'Inter', heading: 'Inter' },
    } as const
    const offered = {
      invoice: [],
      quote: [],
      purchase_order: [],
      credit_note: [],
      delivery_note: [],
    }
    const themes = { themes: [theme], offered, premium: [] }
    expect(themeOf(saved, themes)).toEqual({ name: 'Classic Order', colour: '#1F2937' })
    expect(themeOf(saved, undefined)).toEqual({ name: 'po-classic', colour: undefined })
  })
})

describe('the lists of all kinds together', () => {
  const tryAgain = () => {}
  const none: SavedLists['invoice'] = { data: [], isFailed: false, tryAgain }
  const awaited: SavedLists['invoice'] = { data: undefined, isFailed: false, tryAgain }
  const broken: SavedLists['invoice'] = { data: undefined, isFailed: true, tryAgain }
  const lists = {
    invoice: { ...none, data: [fromInvoiceTemplate(anInvoiceTemplate())] },
    quote: none,
    purchase_order: {
      ...none,
      data: [fromCustomTemplate('purchase_order', anOrderTemplate({}))],
    },
    credit_note: none,
    delivery_note: none,
  }

  it('show the newest first', () => {
    expect(allSaved(lists)?.map(({ id }) => id)).toEqual(['tpl_2', 'tpl_1'])
  })

  it('wait for each one, but not for one that failed', () => {
    expect(allSaved({ ...lists, quote: awaited })).toBeUndefined()
    expect(allSaved({ ...lists, quote: broken })).toHaveLength(2)
    expect(failedKinds({ ...lists, quote: broken })).toEqual(['quote'])
  })
})
