import { withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PrintedPage, readPrintedPages } from '../test/judge/printed-page.ts'
import { themesFolder } from '../test/press-with.ts'
import { findTheme } from './catalogue/catalogue.ts'
import type { ThemeManifest } from './catalogue/manifest.ts'
import { sampleDocument } from './samples.ts'
import type { Sheet } from './sheet.ts'
import { sheetFor } from './sheet-for-theme.ts'
import { createPress } from './typesetter/press.ts'
import { toViewModel } from './view-model/to-view-model.ts'

const press = createPress({ themesFolder })

function aBill(themeId: string, lineCount: number): Sheet {
  const sample = withValues(sampleDocument('invoice'), {
    language: 'de',
    currency: 'CHF',
    number: '2026-0001',
    'sender.name': 'Robert Schneider AG',
    'sender.address': 'Rue du Lac 1268\n2501 Biel',
    'receiver.name': 'Pia Rutschmann',
    'receiver.address': 'Grosse Marktgasse 28\n9400 Rorschach',
    'bank.iban': 'CH44 3199 9123 0008 8901 2',
    'texts.message': '',
  })
  const [line] = sample.lines
  const lines = Array.from({ length: lineCount }, () => line)
  const document = { ...sample, lines } as typeof sample
  return sheetFor(toViewModel(compute(document)), findTheme(themeId) as ThemeManifest)
}

const mm = 72 / 25.4
const slipTop = 297 - 105
const perMm = 10

/** The last page of a drawing, ten pixels to the millimeter. Tells whether something black is at a point. */
async function lookAt(sheet: Sheet) {
  const svg = press.toPages(sheet).at(-1) ?? ''
  const { data, info } = await sharp(Buffer.from(svg), { density: 25.4 * perMm })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isBlack = (x: number, y: number) =>
    (data[Math.round(y * perMm) * info.width + Math.round(x * perMm)] ?? 255) < 100
  return { isBlack, width: info.width / perMm, height: info.height / perMm }
}

describe('a Swiss payment slip, in millimeters from its upper left corner', () => {
  let seen: Awaited<ReturnType<typeof lookAt>>
  let printed: PrintedPage
  beforeAll(async () => {
    const sheet = aBill('po-classic', 1)
    seen = await lookAt(sheet)
    const pages = readPrintedPages(press.toPdf(sheet))
    expect(pages).toHaveLength(1)
    printed = pages[0] as PrintedPage
  })

  const isBlack = (x: number, y: number) => seen.isBlack(x, slipTop + y)

  it('lies on the lower edge of an A4 page, 210 by 105', () => {
    expect(seen.width).toBeCloseTo(210, 0)
    expect(seen.height).toBeCloseTo(297, 0)
    for (const x of [20, 100, 150, 205]) expect(isBlack(x, 0)).toBe(true)
    for (const y of [1, 40, 80, 104]) expect(isBlack(62, y)).toBe(true)
  })

  it('has its code of 46 at 67 and 17, with 5 free on all sides', () => {
    const [xs, ys]: [number[], number[]] = [[], []]
    for (let y = 12.1; y < 67.9; y += 0.1) {
      for (let x = 62.4; x < 117.9; x += 0.1) {
        if (!isBlack(x, y)) continue
        xs.push(x)
        ys.push(y)
      }
    }
    const reach = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
    const [left = 0, right = 0] = reach(xs)
    const [top = 0, bottom = 0] = reach(ys)
    expect(Math.abs(left - 67)).toBeLessThan(0.2)
    expect(Math.abs(right - 113)).toBeLessThan(0.2)
    expect(Math.abs(top - 17)).toBeLessThan(0.2)
    expect(Math.abs(bottom - 63)).toBeLessThan(0.2)
  })

  it('has a cross of 7 in the middle of the code', () => {
    const [x, y] = [67 + 23, 17 + 23]
    for (const away of [-1.8, 0, 1.8]) {
      expect(isBlack(x + away, y)).toBe(false)
      expect(isBlack(x, y + away)).toBe(false)
    }
    for (const [across, down] of [
      [-2, -2],
      [2, -2],
      [-2, 2],
      [2, 2],
      [3, 0],
      [0, -3],
    ] as const) {
      expect(isBlack(x + across, y + down)).toBe(true)
    }
    for (let away = -3.4; away <= 3.4; away += 0.1) {
      expect(isBlack(x + away, y - 3.4)).toBe(false)
      expect(isBlack(x - 3.4, y + away)).toBe(false)
    }
  })

  it.each([
    ['Empfangsschein', 11, 5],
    ['Zahlteil', 11, 67],
    ['Währung', 6, 5],
    ['Währung', 8, 67],
    ['Konto', 6, 5],
    ['Konto', 8, 118],
    ['Zahlbar', 8, 118],
    ['Referenz', 8, 118],
    ['CH44', 8, 5],
    ['CH44', 10, 118],
    ['CHF', 8, 5],
    ['CHF', 10, 67],
  ])('prints %s in %d points from %d on', (text, size, x) => {
    const found = printed.runs.filter(
      (run) =>
        run.text.startsWith(text) &&
        run.origin[1] > slipTop * mm &&
        Math.abs(run.size - size) < 0.01,
    )
    expect(found.map(({ origin }) => Math.round(origin[0] / mm))).toContain(x)
  })

  it('keeps headings and values within their sections', () => {
    const onSlip = printed.runs.filter(({ origin }) => origin[1] > slipTop * mm)
    expect(onSlip.length).toBeGreaterThan(15)
    for (const { glyphs, text } of onSlip) {
      for (const { box } of glyphs) {
        const [left, right] = [box.left / mm, box.right / mm]
        const isOnReceipt = left > 4.8 && right < 57.2
        const isOnPart = left > 66.8 && right < 205.2
        expect(isOnReceipt || isOnPart, text).toBe(true)
        expect(box.top / mm).toBeGreaterThan(slipTop + 4.9)
        expect(box.bottom / mm).toBeLessThan(297 - 4.9)
      }
    }
  })
})

it.each(['minimalist-line', 'paper-texture', 'blue-wave', 'corporate-stripe'])(
  'goes to a page of its own where %s has no room for it, and covers nothing',
  (themeId) => {
    for (const lineCount of [1, 3, 6, 9, 14, 20, 26]) {
      const pages = readPrintedPages(press.toPdf(aBill(themeId, lineCount)))
      const [last, ...others] = [...pages].reverse()
      const onSlip = (last?.runs ?? []).filter(({ origin }) => origin[1] > slipTop * mm)
      expect(onSlip.some(({ text }) => text.startsWith('Zahlteil'))).toBe(true)
      expect(onSlip.every(({ colour }) => colour === '#000000')).toBe(true)
      expect(others.some(({ text }) => text.includes('Zahlteil'))).toBe(false)
    }
  },
)
