import type { Theme } from '@sheaf/contract/themes'
import { describe, expect, it } from 'vitest'
import { hasChanges, newTemplateValues, withTheme } from './template-values.ts'

const steel = aTheme({ id: 'steel', primary: '#3E4A56', secondary: '#8A97A3' })
const wave = aTheme({
  id: 'wave',
  primary: '#0B6BCB',
  secondary: '#3BA4E6',
  fonts: { body: 'Open Sans', heading: 'Open Sans' },
})
const themes = [steel, wave]

describe('a new template', () => {
  it('has its theme and the defaults of the product', () => {
    expect(newTemplateValues(steel)).toMatchObject({
      name: '',
      theme: 'steel',
      primaryColor: '#3E4A56',
      secondaryColor: '#8A97A3',
      fontFamily: 'Roboto',
      currency: 'USD',
      jurisdiction: 'US',
      paymentTerms: 'net-30',
      defaultTerms: expect.stringContaining('30 days'),
    })
  })
})

describe('another theme', () => {
  it('brings its own colours and face where nobody chose others', () => {
    expect(withTheme(newTemplateValues(steel), steel, wave)).toEqual(newTemplateValues(wave))
  })

  it('leaves what was chosen, and all that was written', () => {
    const values = { ...newTemplateValues(steel), name: 'Mine', primaryColor: '#123456' }
    expect(withTheme(values, steel, wave)).toMatchObject({
      name: 'Mine',
      theme: 'wave',
      primaryColor: '#123456',
      secondaryColor: '#3BA4E6',
      fontFamily: 'Open Sans',
    })
  })
})

describe('unsaved changes', () => {
  const start = newTemplateValues(steel)

  it('are not made by looking at another theme', () => {
    expect(hasChanges(withTheme(start, steel, wave), start, themes, false)).toBe(false)
  })

  it('are made by another theme for a saved template', () => {
    expect(hasChanges(withTheme(start, steel, wave), start, themes, true)).toBe(true)
  })

  it('are made by words and chosen colours, and unmade by taking them back', () => {
    expect(hasChanges({ ...start, companyName: 'Finch' }, start, themes, false)).toBe(true)
    expect(hasChanges({ ...start, primaryColor: '#123456' }, start, themes, false)).toBe(true)
    expect(hasChanges({ ...start, primaryColor: '#3e4a56' }, start, themes, false)).toBe(false)
  })
})

function aTheme(fields: Partial<Theme>): Theme {
  return {
    id: 'a-theme',
    name: 'A theme',
    description: '',
    category: 'modern',
    isPremium: false,
    primary: '#000000',
    secondary: '#111111',
    accent: '#222222',
    background: '#FFFFFF',
    fonts: { body: 'Roboto', heading: 'Roboto' },
    ...fields,
  }
}
