import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findTheme, premiumThemes, themes, themesFor } from './catalogue.ts'
import { drawnThemes } from './drawn-themes.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the catalogue', () => {
  it('has twenty-seven themes, each id once', () => {
    expect(themes).toHaveLength(27)
    expect(new Set(ids(themes)).size).toBe(27)
  })

  it('offers twelve themes for invoices, seven for quotes and four each for orders and credit notes', () => {
    expect(ids(themesFor('invoice'))).toEqual([
      'elegant-ampersand',
      'startup-logo',
      'corporate-stripe',
      'minimalist-line',
      'industrial-steel',
      'paper-texture',
      'sage-minimal',
      'golden-corporate',
      'blue-wave',
      'corporate-geometric',
      'pixel-modern',
      'tech-stack',
    ])
    expect(ids(themesFor('quote'))).toEqual([
      'quote-professional-teal',
      'quote-modern-blue',
      'quote-elegant-purple',
      'elegant-ampersand',
      'corporate-stripe',
      'industrial-steel',
      'startup-logo',
    ])
    expect(ids(themesFor('purchase_order'))).toEqual([
      'po-classic',
      'po-corporate',
      'po-industrial',
      'po-minimal',
    ])
    expect(ids(themesFor('credit_note'))).toEqual([
      'cn-classic',
      'cn-modern',
      'cn-minimal',
      'cn-elegant',
    ])
    expect(ids(premiumThemes)).toEqual(['atelier', 'broadsheet', 'ledger', 'monogram'])
  })

  it('finds a theme by its id and nothing else', () => {
    expect(findTheme('blue-wave')?.name).toBe('Blue Wave')
    expect(findTheme('toString')).toBeUndefined()
    expect(findTheme('../base')).toBeUndefined()
  })

  it('names only drawings that exist', () => {
    for (const id of drawnThemes) {
      expect(existsSync(new URL(`../../themes/${id}/theme.typ`, import.meta.url)), id).toBe(true)
      expect(findTheme(id), id).toBeDefined()
    }
  })
})
