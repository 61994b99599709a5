import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { afterAll, describe, expect, it } from 'vitest'
import { inTurn } from '../../../tests/support/in-turn.ts'
import { pressWith, themesFolder } from '../test/press-with.ts'
import { themes } from './catalogue/catalogue.ts'
import type { Drawing } from './drawing/drawing.ts'
import { sampleDocument } from './samples.ts'
import { sheetFor } from './sheet-for-theme.ts'
import { createPress } from './typesetter/press.ts'
import { toViewModel } from './view-model/to-view-model.ts'

const press = createPress({ themesFolder })
const asFile = pressWith('as-file.typ')
afterAll(() => asFile[Symbol.dispose]())

const invoice = sampleDocument('invoice')
const texts = [
  'Oak desk',
  'Library shelving\nper metre, oiled',
  `A description that no theme sets on one line ${'of its column '.repeat(9)}`,
]
const withLines = (count: number, changes: object = {}) =>
  ({
    ...invoice,
    lines: Array.from({ length: count }, (_, at) => ({
      ...invoice.lines[0],
      description: texts[at % texts.length],
      unit: ['h', '', 'pieces'][at % 3],
      ...changes,
    })),
  }) as BusinessDocument

// Rows that wrap and rows that do not, figures that are set smaller, a column of item numbers, lines from right to left.
const documents = [
  withLines(40),
  withLines(16, { price: '987654321098.76', quantity: '123456' }),
  withLines(16, { itemNumber: 'N-7', unit: '' }),
  withValues(withLines(20), { language: 'ar', currency: 'AED' }),
]
const pages = documents.map((document) => toViewModel(compute(document)))

const numbered = themes.map((theme, at) => ({ ...theme, at }))

describe('the lines of a drawing', { timeout: 60_000 }, () => {
  it.each(numbered)('of $id stand where those of a file stand', (theme) => {
    for (const page of inTurn(pages, theme.at, 2)) {
      const sheet = sheetFor(page, theme)
      const [drawn, printed] = [press, asFile].map((one) => placesIn(one.toDrawing(sheet).drawing))
      // Without the whole shapes, of which a difference would print thousands of letters.
      const only = (some: string[] = [], others: string[] = []) => {
        const known = new Set(others)
        return some.filter((part) => !known.has(part)).map((part) => part.slice(0, 120))
      }
      expect([drawn?.length, only(drawn, printed), only(printed, drawn)]).toEqual([
        printed?.length,
        [],
        [],
      ])
    }
  })

  // Typst remembers a row as long as all that it is made with stays as it is, and `s` has all rows in it.
  it.each(themes)('of $id are made without the lines beside them', ({ id }) => {
    const source = readFileSync(join(themesFolder, id, 'theme.typ'), 'utf8')
    const functions = source.match(/^ *(gutter-numbers|row-fill|row-art): .*=>.*$/gm) ?? []
    expect(functions.filter((line) => /\bs\b/.test(line.slice(line.indexOf('=>'))))).toEqual([])
  })
})

/**
 * Each part and its place; those of a group, such as a table with round corners, one by one. Rules between columns are drawn in
 * pieces, a row each, so they are left out.
 */
function placesIn({ pages, shapes }: Drawing): string[] {
  return pages.flatMap(({ items }, page) =>
    items
      .flatMap(([name, at]) =>
        (shapes[name] ?? '').split(/(?=<)/).map((part) => `${page} ${at} ${part}`),
      )
      .filter((part) => !/d="M0 0L0 [\d.]+"/.test(part))
      .sort(),
  )
}
