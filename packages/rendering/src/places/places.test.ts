import { fileURLToPath } from 'node:url'
import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { inTurn } from '../../../../tests/support/in-turn.ts'
import type { Box as PrintedBox } from '../../test/judge/matrix.ts'
import { readPrintedPages } from '../../test/judge/printed-page.ts'
import { themes } from '../catalogue/catalogue.ts'
import type { ThemeManifest } from '../catalogue/manifest.ts'
import { svgPages } from '../drawing/drawing.ts'
import { sampleDocument } from '../samples.ts'
import { sheetFor } from '../sheet-for-theme.ts'
import { createPress } from '../typesetter/press.ts'
import { toViewModel } from '../view-model/to-view-model.ts'
import type { ViewModel } from '../view-model/view-model.ts'
import { editablePage } from './editable-page.ts'
import { mapFields, mapRow } from './map-fields.ts'
import { mapLabels } from './map-labels.ts'
import type { Box, Place } from './place.ts'

const press = createPress({ themesFolder: fileURLToPath(new URL('../../themes', import.meta.url)) })

const sheets = themes.flatMap((theme, at) =>
  inTurn(documentKinds, at, 2).map((kind) => ({ theme, kind, name: `${theme.id} as ${kind}` })),
)

describe('the places of fields', { timeout: 30_000 }, () => {
  it.each(sheets)(
    'are told for all that $name prints, where the PDF prints it',
    ({ theme, kind }) => {
      const page = toViewModel(compute(sampleDocument(kind)))
      const sheet = sheetFor(page, theme)
      const { drawing, places } = press.toDrawing(sheet, [])
      const pages = svgPages(drawing)
      const fields = fieldTexts(page)
      const labels = labelTexts(page)
      const placed = places.map(({ field }) => field)
      expect(placed.filter((field) => !labels.has(field)).toSorted()).toEqual(
        [...fields.keys()].toSorted(),
      )
      // A theme may leave out what its drawing says, such as the word 'Total' beside the largest figure.
      const said = [`kinds.${kind}.title`, `kinds.${kind}.receiver`, 'columns.description']
      expect(placed).toEqual(expect.arrayContaining(said.map((key) => `labels.${key}`)))
      const texts = new Map([...fields, ...labels])
      const printed = readPrintedPages(press.toPdf(sheet))
      for (const place of places) {
        expect(lettersAt(printed, place), place.field).toContain(
          squeezed(texts.get(place.field) ?? ''),
        )
      }
      expect(overlaps(places)).toEqual([])
      expect(cellsInOrder(places)).toBe(true)
      expect(pages.join('')).not.toContain('field:')
      expect(glyphs(pages)).toEqual(glyphs(press.toPages(sheet)))
    },
  )
})

describe('fields that read the same', () => {
  it('have places of their own', () => {
    const same = 'Aurelia'
    const paths = [
      'sender.name',
      'shipTo.company',
      'receiver.name',
      'people.requisitioner',
      'texts.message',
    ] as const
    const values = Object.fromEntries(paths.map((path) => [path, same]))
    const { places } = draw(withValues(sampleDocument('purchase_order'), values), 'po-classic')
    const boxes = paths.map((path) =>
      JSON.stringify(places.find(({ field }) => field === path)?.boxes),
    )
    expect(new Set(boxes).size).toBe(5)
    expect(boxes).not.toContain(undefined)
  })

  it('may read like a label of the sheet', () => {
    const document = withValues(sampleDocument('invoice'), {
      'receiver.name': 'Description',
      'texts.message': 'Notes',
    })
    const { places } = draw(document, 'corporate-stripe')
    const fields = places.map(({ field }) => field)
    expect(fields).toContain('receiver.name')
    expect(fields.filter((field) => field === 'texts.message')).toHaveLength(1)
  })
})

describe('a label', () => {
  it.each(['minimalist-line', 'pixel-modern', 'tech-stack'])(
    'has a place in two languages, also where it was renamed, on %s',
    (themeId) => {
      const document = withValues(sampleDocument('invoice'), {
        language: 'de',
        secondLanguage: 'en',
      })
      const labels = { 'columns.amount': 'Qty' }
      const { places } = draw({ ...document, labels }, themeId)
      const fields = places.map(({ field }) => field)
      expect(fields).toEqual(
        expect.arrayContaining([
          'labels.columns.amount',
          'labels.columns.quantity',
          'labels.issued',
        ]),
      )
    },
  )
})

describe('a field', () => {
  it('that reads like the second language of a label is not taken for it', () => {
    const document = withValues(sampleDocument('invoice'), {
      language: 'de',
      secondLanguage: 'en',
      'bank.swift': 'SWIFT',
    })
    const { places } = draw(document, 'minimalist-line')
    const box = (field: string) => places.find((place) => place.field === field)?.boxes[0]
    expect(box('bank.swift')?.x).toBeGreaterThan((box('labels.fields.bank.swift')?.x ?? 999) + 20)
  })
})

describe('an empty field', () => {
  const ghosts = {
    'receiver.name': 'Vendor name',
    issuedOn: 'Date',
    'texts.message': 'Anything else to add',
    'charges.shipping': 'Shipping',
    'charges.other': 'Other',
    'lines.1.description': 'Description',
    'lines.9.description': 'Description',
    'sender.name': 'Your company',
  }
  const sample = withValues(sampleDocument('purchase_order'), {
    'receiver.name': '',
    'receiver.company': '',
    'receiver.address': '',
    issuedOn: '',
    'texts.message': '',
    'charges.shipping': '45',
    'charges.other': '0',
  })
  const lines = sample.lines.map((line) => ({ ...line, description: '' }))
  const document = { ...sample, lines }

  it.each(themes)('has a place on $id, which a filled one keeps for itself', (theme) => {
    const places = draw(document, theme.id, ghosts).places.filter(({ isGhost }) => isGhost)
    expect(places.map(({ field }) => field).toSorted()).toEqual([
      'charges.other',
      'issuedOn',
      'lines.1.description',
      'receiver.name',
      'texts.message',
    ])
  })
})

function draw(document: BusinessDocument, themeId: string, wanted = {}) {
  const { page, ghosts } = editablePage(compute(document), wanted)
  const theme = themes.find(({ id }) => id === themeId) as ThemeManifest
  return press.toDrawing(sheetFor(page, theme), ghosts)
}

function fieldTexts(page: ViewModel): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const collect = (field: string, text: string) => {
    if (!field.endsWith('?')) texts.set(field, `${texts.get(field) ?? ''}${text}`)
    return text
  }
  mapFields(page, collect)
  for (const [index, row] of page.rows.entries()) mapRow(page, row, index, collect)
  return texts
}

function labelTexts(page: ViewModel): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  mapLabels(page, (key, text) => {
    texts.set(`labels.${key}`, text)
    return text
  })
  return texts
}

// Some themes set the lines of an address in one, with dots between them.
const squeezed = (text: string) => text.replaceAll(/[\s·]/g, '').toLowerCase()

function lettersAt(pages: ReturnType<typeof readPrintedPages>, place: Place): string {
  const letters = (pages[place.page]?.runs ?? []).flatMap(({ glyphs: own }) => own)
  const inside = place.boxes.flatMap((box) => letters.filter((letter) => isOver(letter.box, box)))
  return squeezed(inside.map(({ text }) => text).join(''))
}

// A comma stands a little below its line.
function isOver(letters: PrintedBox, { x, y, width, height }: Box): boolean {
  const across = (letters.left + letters.right) / 2
  const down = (letters.top + letters.bottom) / 2
  return across > x && across < x + width && down > y - 2 && down < y + height + 2
}

function overlaps(places: readonly Place[]): string[] {
  return places.flatMap((a, at) =>
    places
      .slice(at + 1)
      .filter(
        (b) => a.page === b.page && a.boxes.some((one) => b.boxes.some((it) => covers(one, it))),
      )
      .map((b) => `${a.field} and ${b.field}`),
  )
}

/** The number of a line in the margin is not its quantity. */
function cellsInOrder(places: readonly Place[]): boolean {
  const cellOf = (name: string) => places.find(({ field }) => field === name)?.boxes[0]
  return [0, 1, 2].every((index) => {
    const [description, quantity] = ['description', 'quantity'].map((name) =>
      cellOf(`lines.${index}.${name}`),
    )
    return description === undefined || (quantity !== undefined && quantity.x > description.x)
  })
}

function covers(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 1 && down > 1
}

const run = /<path transform="matrix\(0\.01 [^"]*" fill="(?<fill>[^"]*)" d="(?<outline>[^"]*)"/g

/** Which letters are drawn in which colour, in order. */
function glyphs(pages: readonly string[]): string[] {
  return pages.flatMap((svg) =>
    [...svg.matchAll(run)].flatMap(({ groups }) =>
      (groups?.outline ?? '')
        .split('M')
        .slice(1)
        .map((letter) => `${letter.replace(/^-?\d+ -?\d+/, '')} ${groups?.fill}`),
    ),
  )
}
