import type { Template } from '@sheaf/contract/templates'
import type { Theme, Themes } from '@sheaf/contract/themes'
import { describe, expect, it } from 'vitest'
import { newTemplateValues } from '#sheets/templates/template-values.ts'
import { findCustomizerStart } from './customizer-start.ts'

const [plain, wave, gold] = [aTheme('plain'), aTheme('wave'), aTheme('gold')]
const themes: Themes = {
  themes: [plain, wave, { ...gold, isPremium: true }],
  offered: {
    invoice: ['plain', 'wave'],
    quote: [],
    purchase_order: [],
    credit_note: [],
    delivery_note: [],
  },
  premium: ['gold'],
}

function open(given: Partial<Parameters<typeof findCustomizerStart>[0]> = {}) {
  const start = findCustomizerStart({
    wanted: null,
    themes,
    isPremium: false,
    templates: [],
    isFailed: false,
    ...given,
  })
  if (start === 'waiting') return start
  const { values, editingId, isMissing } = start
  return { theme: values.theme, offered: start.themes.map(({ id }) => id), editingId, isMissing }
}

describe('the gallery opens', () => {
  it('with what the user keeps about themselves, on a new template', () => {
    const sender = {
      fields: {
        companyName: 'Marlow & Finch',
        currency: 'GBP',
        jurisdiction: 'GB',
        tax1Rate: '20',
      },
      look: { primaryColor: '#112233', themes: { invoice: 'wave' } },
      updatedAt: '2026-03-03T00:00:00.000Z',
    }
    const { tax1Rate: _, ...known } = sender.fields
    const values = { ...newTemplateValues(plain), ...known, primaryColor: '#112233' }
    const given = { wanted: null, themes, isPremium: false, templates: [], isFailed: false }
    expect(findCustomizerStart({ ...given, sender })).toMatchObject({ values })
  })

  it('with the first theme, and with more of them for premium users', () => {
    expect(open()).toMatchObject({ theme: 'plain', offered: ['plain', 'wave'], isMissing: false })
    expect(open({ isPremium: true })).toMatchObject({ offered: ['plain', 'wave', 'gold'] })
  })

  it('with the theme that the address names, before the saved templates are there', () => {
    expect(open({ wanted: 'wave', templates: undefined })).toMatchObject({
      theme: 'wave',
      editingId: undefined,
    })
  })

  it('with the saved template that the address names, once it is there', () => {
    expect(open({ wanted: 'tpl_1', templates: undefined })).toBe('waiting')
    expect(open({ wanted: 'tpl_1', templates: [aTemplate('tpl_1', 'wave')] })).toMatchObject({
      theme: 'wave',
      editingId: 'tpl_1',
    })
  })

  it('with a template of premium days in its own theme', () => {
    expect(open({ wanted: 'tpl_1', templates: [aTemplate('tpl_1', 'gold')] })).toMatchObject({
      theme: 'gold',
      offered: ['plain', 'wave', 'gold'],
    })
  })

  it('with the first theme and a word about it when what was named is not there', () => {
    const missing = { theme: 'plain', editingId: undefined, isMissing: true }
    expect(open({ wanted: 'tpl_gone' })).toMatchObject(missing)
    expect(open({ wanted: 'gold' })).toMatchObject(missing)
    expect(open({ wanted: 'tpl_1', templates: undefined, isFailed: true })).toMatchObject(missing)
  })
})

function aTheme(id: string): Theme {
  return {
    id,
    name: id,
    description: '',
    category: 'modern',
    isPremium: false,
    primary: '#000000',
    secondary: '#111111',
    accent: '#222222',
    background: '#FFFFFF',
    fonts: { body: 'Roboto', heading: 'Roboto' },
  }
}

function aTemplate(id: string, theme: string): Template {
  const at = '2026-03-03T00:00:00.000Z'
  return { ...newTemplateValues(aTheme(theme)), id, createdAt: at, updatedAt: at }
}
