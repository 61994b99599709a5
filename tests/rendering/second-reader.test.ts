import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Box, union } from '../../packages/rendering/test/judge/matrix.ts'
import { readPrintedPages } from '../../packages/rendering/test/judge/printed-page.ts'
import type { Run } from '../../packages/rendering/test/judge/run.ts'
import { inTurn } from '../support/in-turn.ts'
import { hardCases, hardSheet } from './hard-sheets.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 100 })
})
afterAll(() => typesetter.close())

// The judge reads PDF files itself, four times as fast; here pdf.js looks over its shoulder.
it.each(themes.map((theme, at) => ({ ...theme, at })))(
  'the judge reads $id as pdf.js does',
  async (theme) => {
    for (const name of inTurn(['full', 'Arabic', 'Japanese'], theme.at)) {
      const pdf = await typesetter.toPdf(hardSheet(theme, 'invoice', hardCases[name] ?? {}))
      const own = readPrintedPages(pdf)
      const second = await readWithPdfJs(pdf)
      expect(own.map(({ runs }) => lettersOf(runs.map(({ text }) => text)))).toEqual(
        second.map((items) => lettersOf(items.map(({ text }) => text))),
      )
      const strays = second.flatMap((items, at) =>
        items.filter((item) => !own[at]?.runs.some((run) => isWithin(item, run, own[at]?.height))),
      )
      expect(strays).toEqual([])
    }
  },
)

type Item = { readonly text: string; readonly x: number; readonly y: number }

async function readWithPdfJs(pdf: Uint8Array): Promise<readonly (readonly Item[])[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1)
    const { items } = await page.getTextContent({ disableNormalization: true })
    return items
      .filter((item) => 'str' in item)
      .map(({ str, transform }) => ({
        text: str,
        x: Number(transform[4]),
        y: Number(transform[5]),
      }))
      .filter(({ text }) => text.trim() !== '')
  })
  return Promise.all(pages)
}

/** The item starts among the letters of the run, on its baseline or, where it is turned, beside it. */
function isWithin(
  { text, x, y }: Item,
  { text: own, glyphs, size, origin }: Run,
  height = 0,
): boolean {
  if (![...text].some((letter) => own.includes(letter)) || glyphs.length === 0) return false
  const { left, top, right, bottom } = union([...glyphs.map(({ box }) => box), pointAt(origin)])
  const room = size / 2
  const down = height - y
  return x > left - room && x < right + room && down > top - room && down < bottom + room
}

function pointAt([x, y]: readonly [number, number]): Box {
  return { left: x, right: x, top: y, bottom: y }
}

/** In order of the alphabet, since pdf.js puts words that run from right to left into the order of reading. */
function lettersOf(texts: readonly string[]): string {
  return [...texts.join('').replace(/\s+/g, '')].sort().join('')
}
