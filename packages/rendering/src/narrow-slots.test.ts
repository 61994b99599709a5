import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { afterAll, describe, expect, it } from 'vitest'
import { inTurn } from '../../../tests/support/in-turn.ts'
import { pressWith, themesFolder } from '../test/press-with.ts'
import { themes } from './catalogue/catalogue.ts'
import { sampleDocument } from './samples.ts'
import type { Sheet } from './sheet.ts'
import { sheetFor } from './sheet-for-theme.ts'
import { createPress } from './typesetter/press.ts'
import { toViewModel } from './view-model/to-view-model.ts'
import type { ViewModel } from './view-model/view-model.ts'

const press = createPress({ themesFolder })
const whole = pressWith('whole.typ')
const lacking = pressWith('lacking.typ')
afterAll(() => {
  whole[Symbol.dispose]()
  lacking[Symbol.dispose]()
})

// One page of each kind, a list that goes on over pages with their own heads, a payment code and a payment slip.
const samples = documentKinds.map(sampleDocument)
const invoice = sampleDocument('invoice')
const long = { ...invoice, lines: Array.from({ length: 12 }, () => invoice.lines).flat() }
const inEuros = withValues(invoice, {
  currency: 'EUR',
  'bank.iban': 'DE89370400440532013000',
  paymentLink: 'pay.example.com/7',
})
const inFrancs = withValues(invoice, {
  currency: 'CHF',
  'sender.address': 'Rue du Lac 1268\n2501 Biel',
  'bank.iban': 'CH5800791123000889012',
})
const documents = [...samples, long, inEuros, inFrancs]
const pages = documents.map((document) => toViewModel(compute(document)))

const numbered = themes.map((theme, at) => ({ ...theme, at }))

describe('a slot of a theme', { timeout: 60_000 }, () => {
  it.each(numbered)('of $id draws with its own fields what it draws with all', (theme) => {
    for (const page of inTurn(pages, theme.at, 3)) {
      const sheet = sheetFor(page, theme)
      expect(press.toPages(sheet)).toEqual(whole.toPages(sheet))
    }
  })

  it.each(themes)('of $id has no field that it does not draw', (theme) => {
    const isNeeded = ([slot, field]: Declared) =>
      pages.some((page) => !isDrawn(sheetFor(without(page, slot, field), theme)))
    expect(declared(theme.id).filter((one) => !isNeeded(one))).toEqual([])
    for (const page of pages)
      expect(isDrawn(sheetFor(without(page, 'head', 'none'), theme))).toBe(true)
  })
})

/** See test/entries/lacking.typ. */
function without(page: ViewModel, slot: string, field: string): ViewModel {
  return { ...page, about: { ...page.about, author: `${slot} ${field}` } }
}

function isDrawn(sheet: Sheet): boolean {
  try {
    lacking.toPages(sheet)
    return true
  } catch {
    return false
  }
}

type Declared = readonly [slot: string, field: string]

function declared(theme: string): readonly Declared[] {
  const source = readFileSync(join(themesFolder, theme, 'theme.typ'), 'utf8')
  const lists = source.matchAll(/^#let ([a-z-]+)-needs = \((.*)\)$/gm)
  return [...lists].flatMap(([, slot = '', names = '']) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, field = '']): Declared => [slot, field]),
  )
}
