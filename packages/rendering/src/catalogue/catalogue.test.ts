import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findTheme, premiumThemes, themes, themesFor } from './catalogue.ts'

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

  it('has a drawing for every theme, and no drawing that nobody can choose', () => {
    const folders = readdirSync(new URL('../../themes/', import.meta.url), { withFileTypes: true })
    const drawings = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(drawings.toSorted()).toEqual(['base', ...ids(themes)].toSorted())
  })

  it('keeps each drawing short enough to be read', () => {
    for (const { id } of themes) {
      const drawing = readFileSync(new URL(`../../themes/${id}/theme.typ`, import.meta.url), 'utf8')
      expect(drawing.split('\n').length, id).toBeLessThanOrEqual(251)
    }
  })
})
