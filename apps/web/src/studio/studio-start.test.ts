import type { Theme, Themes } from '@sheaf/contract/themes'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import type { HandOff } from '#sheets/templates/hand-off.ts'
import { newTemplateValues } from '#sheets/templates/template-values.ts'
import { documentFromWire } from '../../../../tests/support/documents.ts'
import { findStudioStart } from './studio-start.ts'

const [plain, wave, gold] = [aTheme('plain'), aTheme('wave'), aTheme('gold')]
const themes: Themes = {
  themes: [plain, wave, { ...gold, isPremium: true }],
  offered: {
    invoice: ['plain', 'wave'],
    quote: ['wave'],
    purchase_order: [],
    credit_note: [],
    delivery_note: [],
  },
  premium: ['gold'],
}
const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

const { theme: _theme, ...customization } = newTemplateValues(wave)
const handed: HandOff = {
  theme: 'wave',
  customization: {
    ...customization,
    name: 'Nord',
    companyName: 'Nord AS',
    primaryColor: '#112233',
  } as HandOff['customization'],
  isEditMode: false,
  editingTemplateId: null,
}

const draft = {
  document: documentFromWire(
    'invoice',
    { clientName: 'Elena', companyName: 'Sør', companyPhone: '+47 1' },
    moment,
  ),
  themeId: 'plain',
  design: { primaryColor: '#445566', secondaryColor: plain.secondary, fontFamily: 'Lato' },
  isTouched: true,
  keptAt: 1,
} as const

function open(given: Partial<Parameters<typeof findStudioStart>[0]> = {}) {
  return findStudioStart({
    kind: 'invoice',
    themes,
    isPremium: false,
    draftId: 'a1',
    draft: undefined,
    handOff: undefined,
    wanted: null,
    saved: undefined,
    isEditing: false,
    customId: undefined,
    opensBare: false,
    moment,
    ...given,
  })
}

describe('an editor opens', () => {
  const bare = { kind: 'quote', opensBare: true } as const
  const quote = { ...draft, document: newDocument('quote', moment) }
  const offer = {
    id: 'tpl_1',
    name: 'Offer',
    systemTemplateId: 'wave',
    description: '',
    category: '',
    createdAt: '2026-03-03T00:00:00Z',
    updatedAt: '2026-03-03T00:00:00Z',
    quoteData: { companyName: 'Nord AS' },
  }

  it('with no template chosen', () => {
    expect(open(bare)).toMatchObject({ look: { themeId: '' }, customId: undefined })
    expect(open({ ...bare, draft: { ...quote, themeId: '' } })).toMatchObject({
      look: { themeId: '' },
      came: 'draft',
    })
  })

  it('with the theme that the address or its draft names', () => {
    expect(open({ ...bare, wanted: 'wave' }).look.themeId).toBe('wave')
    expect(open({ ...bare, draft: quote }).look.themeId).toBe('plain')
  })

  it('filled by the saved template that the address names, which stays chosen with its draft', () => {
    const saved = { kind: 'quote', template: offer } as const
    const start = open({ ...bare, wanted: 'tpl_1', saved })
    expect(start).toMatchObject({ customId: 'tpl_1', look: { themeId: 'wave' } })
    expect(start.document.sender.name).toBe('Nord AS')
    expect(open({ ...bare, draft: quote, customId: 'tpl_1' }).customId).toBe('tpl_1')
    expect(open({ ...bare, customId: 'tpl_1' }).customId).toBeUndefined()
    expect(start.basis?.sender.name).toBe('Nord AS')
  })

  it('to change a saved template, whatever is being written', () => {
    const saved = { kind: 'quote', template: offer } as const
    const start = open({ ...bare, draft: quote, wanted: 'tpl_1', saved, isEditing: true })
    expect(start.document.sender.name).toBe('Nord AS')
    expect(start).toMatchObject({
      editing: { id: 'tpl_1', name: 'Offer', isWhole: false },
      isKept: false,
    })
  })
})

describe('the create screen opens', () => {
  it('set up for where its writer is, where nothing else says so', () => {
    const setup = { region: 'DE', language: 'de', isAnswered: false }
    const german = { region: 'DE', language: 'de', currency: 'EUR' }
    expect(open({ setup })).toMatchObject({ document: german, isProposed: true })
    const answered = { ...setup, isAnswered: true }
    expect(open({ setup: answered })).toMatchObject({ document: german, isProposed: false })
    const american = { document: { region: 'US', language: 'en', currency: 'USD' } }
    expect(open({ setup, draft })).toMatchObject({ ...american, isProposed: false })
    expect(open({ setup, handOff: handed })).toMatchObject({ ...american, isProposed: false })
  })

  it('with a new document in the first theme of its kind, of which nothing is kept yet', () => {
    const start = open()
    expect(start.document).toEqual(newDocument('invoice', moment))
    expect(start).toMatchObject({
      look: { themeId: 'plain', chosen: {} },
      came: undefined,
      isKept: false,
    })
    expect(open({ kind: 'quote' }).look.themeId).toBe('wave')
    expect(open({ isPremium: true }).themes.map(({ id }) => id)).toEqual(['plain', 'wave', 'gold'])
  })

  it('with the draft, in its look', () => {
    expect(open({ draft })).toMatchObject({
      document: { receiver: { name: 'Elena' } },
      look: { themeId: 'plain', chosen: { primaryColor: '#445566' } },
      came: 'draft',
    })
  })

  it('with what the gallery hands over, and nothing of what was written last', () => {
    const start = open({ draft, handOff: handed })
    expect(start).toMatchObject({
      document: { receiver: { name: '' }, sender: { name: 'Nord AS', phone: '' } },
      look: { themeId: 'wave', chosen: { primaryColor: '#112233' } },
      editing: undefined,
      isKept: true,
      isTouched: false,
    })
    expect(start.basis).toEqual(start.document)
  })

  it('with a template to be edited exactly as it is, of which no draft is kept', () => {
    const handOff = { ...handed, isEditMode: true, editingTemplateId: 'tpl_1' }
    expect(open({ draft, handOff })).toMatchObject({
      document: { sender: { name: 'Nord AS', phone: '' } },
      editing: { id: 'tpl_1', name: 'Nord' },
      isKept: false,
    })
  })

  it('with the theme that the address names, also one of premium days', () => {
    expect(open({ wanted: 'wave' })).toMatchObject({
      look: { themeId: 'wave', chosen: {} },
      document: { receiver: { name: '' } },
    })
    expect(open({ wanted: 'gold' }).themes.map(({ id }) => id)).toEqual(['plain', 'wave', 'gold'])
  })

  it('with a word when the address names nothing that is there', () => {
    expect(open({ wanted: 'tpl_gone' })).toMatchObject({ came: 'missing' })
  })
})

function aTheme(id: string): Theme {
  return {
    id,
    name: id,
    description: '',
    category: 'modern',
    isPremium: false,
    primary: '#0B6BCB',
    secondary: '#6B7280',
    accent: '#000000',
    background: '#FFFFFF',
    fonts: { body: 'Lato', heading: 'Lato' },
  }
}
