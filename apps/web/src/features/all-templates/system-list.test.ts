import type { Theme, Themes } from '@sheaf/contract/themes'
import { describe, expect, it } from 'vitest'
import { categoryLabel, offeredTemplates, premiumTemplates } from './system-list.ts'

function aTheme(id: string): Theme {
  return {
    id,
    name: id,
    description: '',
    category: 'modern',
    isPremium: id === 'atelier',
    primary: '#111111',
    secondary: '#222222',
    accent: '#333333',
    background: '#ffffff',
    fonts: { body: 'Inter', heading: 'Inter' },
  }
}

const invoiceIds = [
  'elegant-ampersand',
  'startup-logo',
  'corporate-stripe',
  'minimalist-line',
  'industrial-steel',
]
const quoteIds = [
  'quote-modern-blue',
  'elegant-ampersand',
  'corporate-stripe',
  'industrial-steel',
  'startup-logo',
]
const themes: Themes = {
  themes: [...new Set([...invoiceIds, ...quoteIds, 'po-classic', 'atelier'])].map(aTheme),
  offered: {
    invoice: invoiceIds,
    quote: quoteIds,
    purchase_order: ['po-classic'],
    credit_note: [],
    delivery_note: [],
  },
  premium: ['atelier'],
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('the system templates of All Templates', () => {
  it('open with the four that the product began with, and lose none', () => {
    const firstOnes = ['elegant-ampersand', 'corporate-stripe', 'industrial-steel', 'startup-logo']
    expect(idsOf(offeredTemplates(themes, 'invoice', false))).toEqual([
      ...firstOnes,
      'minimalist-line',
    ])
    expect(idsOf(offeredTemplates(themes, 'quote', false))).toEqual([
      ...firstOnes,
      'quote-modern-blue',
    ])
  })

  it('end with the premium ones for a premium user only', () => {
    expect(idsOf(offeredTemplates(themes, 'invoice', true)).at(-1)).toBe('atelier')
    expect(idsOf(offeredTemplates(themes, 'invoice', false))).not.toContain('atelier')
    expect(idsOf(premiumTemplates(themes, true))).toEqual(['atelier'])
    expect(premiumTemplates(themes, false)).toEqual([])
    expect(premiumTemplates(undefined, true)).toEqual([])
  })
})

describe('the category on a card', () => {
  it.each([
    ['professional', 'Professional'],
    ['', 'Standard'],
    ['  ', 'Standard'],
  ])('%j is %s', (category, label) => {
    expect(categoryLabel(category)).toBe(label)
  })
})
