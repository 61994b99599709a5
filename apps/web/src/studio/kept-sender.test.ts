import type { KeptSender } from '@sheaf/contract/sender'
import type { Theme } from '@sheaf/contract/themes'
import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { themesOwn } from '#sheets/templates/look.ts'
import { blankFrom, isKept, keptFrom, lookFrom, seriesFrom } from './kept-sender.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const theme = {
  id: 'blue-wave',
  name: 'Blue Wave',
  primary: '#0B6BCB',
  secondary: '#445566',
  fonts: { body: 'Lato', heading: 'Lato' },
} as Theme
const nothing: KeptSender = { fields: {}, look: {}, updatedAt: null }

function source(values = {}, isTaxOpen = false) {
  const document = withValues(newDocument('invoice', moment), {
    number: 'MF-041',
    'sender.name': 'Marlow & Finch',
    'receiver.name': 'Elena',
    ...values,
  })
  const design = { ...themesOwn(theme), primaryColor: '#112233' }
  return { document, themeId: theme.id, theme, design, isTaxOpen, isIssued: true }
}

const kept = (from = source()): KeptSender => ({
  ...keptFrom(from, nothing),
  updatedAt: '2026-03-03T00:00:00.000Z',
})

it('what is kept of a document comes back on the next, and nothing of its client does', () => {
  const next = blankFrom('invoice', kept(), moment)
  expect(next).toMatchObject({ sender: { name: 'Marlow & Finch' } })
  expect(JSON.stringify(kept())).not.toContain('Elena')
  expect(blankFrom('quote', kept(), moment)).toMatchObject({
    number: 'QUO-001',
    sender: { name: 'Marlow & Finch' },
  })
})

it('its number begins a series, unless its kind has one', () => {
  const begun = { kind: 'invoice', pattern: 'MF-{001}', restarts: 'never' }
  expect(seriesFrom(source(), {})).toEqual({ ...begun, lastNumber: '41' })
  // One that was not handed out yet is still to be used.
  const unissued = { ...source(), isIssued: false }
  expect(seriesFrom(unissued, {})).toEqual({ ...begun, lastNumber: '40' })
  expect(seriesFrom({ ...source({ number: 'A1' }), isIssued: false }, {})?.lastNumber).toBe('')
  expect(seriesFrom(source({ number: 'first' }), {})).toBeUndefined()
  const kept = { pattern: '{1}', restarts: 'never', last: null, lastNumber: null } as const
  expect(seriesFrom(source(), { invoice: { ...kept, nextNumber: '1' } })).toBeUndefined()
})

it('a look that was chosen is kept; the theme for its kind, the colors for all', () => {
  const look = lookFrom('invoice', kept(), [theme])
  expect(look).toEqual({ themeId: 'blue-wave', chosen: { primaryColor: '#112233' } })
  expect(lookFrom('quote', kept(), [theme])).toEqual({ ...look, themeId: undefined })
  // One that is not offered any more is not worn.
  expect(lookFrom('invoice', kept(), []).themeId).toBeUndefined()
})

it('a tax that nobody confirmed is not kept', () => {
  expect(keptFrom(source({}, true), nothing).fields).not.toHaveProperty('tax1Rate')
  expect(keptFrom(source(), nothing).fields).toMatchObject({ tax1Rate: '10' })
})

it('tells whether a document says anything new about its sender', () => {
  expect(isKept(source(), nothing)).toBe(false)
  expect(isKept(source(), kept())).toBe(true)
  expect(isKept(source({ number: 'MF-077', 'receiver.name': 'Jonas' }), kept())).toBe(true)
  expect(isKept(source({ 'sender.email': 'a@b.example' }), kept())).toBe(false)
})
