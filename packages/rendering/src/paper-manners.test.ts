import { fileURLToPath } from 'node:url'
import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { type Box, union } from '../test/judge/matrix.ts'
import { painted, withoutLetters } from '../test/judge/painted-page.ts'
import { type PrintedPage, readPrintedPages } from '../test/judge/printed-page.ts'
import { themes } from './catalogue/catalogue.ts'
import type { ThemeManifest } from './catalogue/manifest.ts'
import { sampleDocument } from './samples.ts'
import { sheetFor } from './sheet-for-theme.ts'
import { createPress } from './typesetter/press.ts'
import { toViewModel } from './view-model/to-view-model.ts'

const press = createPress({ themesFolder: fileURLToPath(new URL('../themes', import.meta.url)) })

const talkative = withValues(sampleDocument('invoice'), {
  'sender.contact': 'Ruth Marlow',
  'sender.phone': '+44 117 496 0144',
  'sender.fax': '+44 117 496 0145',
  'sender.website': 'www.marlowfinch.example',
  'sender.taxId': 'GB 123 4567 89',
  'receiver.phone': '+353 21 555 0199',
  'receiver.fax': '+353 21 555 0198',
})

const order = sampleDocument('purchase_order')
const shortOrder = {
  ...withValues(order, {
    'people.preparedBy': 'Elena Castellan',
    'delivery.date': '2026-03-20',
    paymentTerms: 'net-30',
  }),
  lines: order.lines.slice(0, 1),
}

/** With all that an editor offers from the start. */
const fullOrder = withValues(shortOrder, {
  'sender.contact': 'Elena Castellan',
  'sender.email': 'orders@hotelaurelia.example',
  'sender.fax': '+353 21 555 0198',
  'receiver.phone': '+44 117 496 0144',
  'receiver.fax': '+44 117 496 0145',
  'shipTo.phone': '+353 21 555 0200',
  'charges.other': '10',
  'texts.instructions': 'Call before delivery. The lift takes 400 kg.',
})

const german = withValues(sampleDocument('invoice'), {
  language: 'de',
  secondLanguage: 'en',
  currency: 'USD',
  'secondCurrency.code': 'EUR',
  'secondCurrency.rate': '0.92',
  'secondCurrency.day': '2026-03-02',
})

describe('on atelier, which hangs a picture above the lines', () => {
  it.each(['GB', 'US'])('a full order of one line is signed on its first page in %s', (region) => {
    const atelier = themes.filter(({ id }) => id === 'atelier')
    const pages = atelier.map((theme) => print(withValues(fullOrder, { region }), theme).length)
    expect(pages).toEqual([1])
  })
})

describe.each(themes)('on $id', { timeout: 30_000 }, (theme) => {
  it('phone, fax and email stand behind their labels, and no dot is left at the end of a line', () => {
    const pages = print(talkative, theme)
    const text = pages.map((page) => page.text.replaceAll(/\s+/g, '')).join('')
    const { sender, receiver } = talkative
    for (const { phone, fax, email } of [sender, receiver]) {
      for (const [label, value] of Object.entries({ Phone: phone, Fax: fax, Email: email })) {
        expect(text).toContain(`${label}${value}`.replaceAll(' ', ''))
      }
    }
    expect(pages.flatMap(danglingDots)).toEqual([])
  })

  it('a label stands on the line of its value, unless that has gone to the next', () => {
    const [first] = print(talkative, theme)
    const runs = first?.runs ?? []
    const apart = runs.flatMap(({ text, origin }, index) => {
      const next = runs[index + 1]
      return text.trim() === 'Phone' && next ? [Math.abs(next.origin[1] - origin[1])] : []
    })
    expect(apart.length).toBeGreaterThan(0)
    expect(apart.filter((points) => points > 0.1 && points < 6)).toEqual([])
  })

  it('the number of the page does not stand on art', async () => {
    const sheet = sheetFor(toViewModel(compute(talkative)), theme)
    const [page] = readPrintedPages(press.toPdf(sheet))
    const [drawing] = press.toPages(sheet)
    const number = page && boxOfText(page, 'Page 1 of')
    expect(number).toBeDefined()
    if (!number) return
    const ground = await painted(withoutLetters(drawing ?? ''))
    expect([...ground.coloursIn(number).keys()].map((color) => color.toString(16))).toHaveLength(1)
  })

  it.each(['GB', 'US'])('an order of one line is signed on its first page in %s', (region) => {
    expect(print(withValues(shortOrder, { region }), theme)).toHaveLength(1)
  })

  it.each(['GB', 'US'])('a full order is signed on the page of its totals in %s', (region) => {
    const full = withValues({ ...fullOrder, lines: order.lines }, { region })
    const signed = print(full, theme).find(({ text }) => text.includes('Signature'))
    expect(signed?.text).toContain('Subtotal')
  })

  it('a quantity and its unit share a line, also where a unit of fewer letters is the wider', () => {
    const [line] = order.lines
    const lines = Array.from({ length: 14 }, (_, at) => ({
      ...line,
      quantity: '8',
      unit: at === 6 ? 'GGGGG' : 'rrrrrr',
    }))
    const pages = print({ ...order, lines } as BusinessDocument, theme)
    const unit = pages.map((page) => boxOfText(page, '8GGGGG')).find((box) => box !== undefined)
    expect(unit && unit.bottom - unit.top).toBeLessThan(14)
  })

  it('a description that is longer than a page goes on over the next, above its foot', () => {
    const [line] = order.lines
    const description = Array.from({ length: 80 }, (_, at) => `[Task ${at + 1}]`).join('\n')
    const lines = Array.from({ length: 14 }, (_, at) =>
      at === 5 ? { ...line, description } : line,
    )
    const pages = print({ ...order, lines } as BusinessDocument, theme)
    const feet = pages.map((page) => {
      const tasks = Array.from({ length: 80 }, (_, at) => boxOfText(page, `[Task ${at + 1}]`))
      return Math.max(0, ...tasks.flatMap((box) => (box ? [box.bottom] : [])))
    })
    const told = pages.map(({ text }) => text).join('')
    expect(told.match(/\[Task/g)).toHaveLength(80)
    expect(feet.filter((foot) => foot > 0).length).toBeGreaterThan(1)
    for (const [at, foot] of feet.entries()) {
      const number = pages[at] && boxOfText(pages[at], `Page ${at + 1} of`)
      expect(foot).toBeLessThan(number?.top ?? 0)
    }
  })

  it.each([990, 1400])('%i letters beside vast figures stay on their pages', (letters) => {
    const [line] = talkative.lines
    const vast = { ...line, price: '987654321098.76', quantity: '123456', description: 'Desk' }
    const description = 'word '.repeat(letters / 5).trim()
    const lines = [vast, { ...vast, description }, vast]
    const pages = print({ ...talkative, lines } as BusinessDocument, theme)
    for (const page of pages) {
      const lowest = Math.max(...lettersOf(page).map(({ box }) => box.bottom))
      expect(lowest).toBeLessThan(page.height)
    }
  })

  it('totals in a second currency and their rate are told in both languages', () => {
    const [page] = print(german, theme)
    const text = page?.text.replaceAll(/\s+/g, ' ')
    for (const said of ['Total in EUR', 'Gesamtbetrag in EUR', 'Wechselkurs', 'Exchange rate'])
      expect(text).toContain(said)
  })

  it('a document on which nothing is written yet has no line', () => {
    const blank = { description: '', itemNumber: '', quantity: '1', unit: '', price: '0' }
    const lines = order.lines.map((line) => ({ ...line, ...blank }))
    const [page] = print({ ...order, lines }, theme)
    expect(page?.text).toContain(order.number)
  })
})

function print(document: BusinessDocument, theme: ThemeManifest): readonly PrintedPage[] {
  return readPrintedPages(press.toPdf(sheetFor(toViewModel(compute(document)), theme)))
}

type Letter = { readonly text: string; readonly box: Box }

function lettersOf({ runs }: PrintedPage): Letter[] {
  return runs.flatMap(({ glyphs }) => glyphs.filter(({ text }) => text.trim() !== ''))
}

/** Dots without a letter near them on both sides. */
function danglingDots(page: PrintedPage): string[] {
  const letters = lettersOf(page)
  return letters
    .filter(({ text }) => text === '·')
    .filter(({ box: dot }) => {
      const beside = letters.filter(
        ({ text, box }) => text !== '·' && box.top < dot.bottom && dot.top < box.bottom,
      )
      const near = 24
      const isAfter = beside.some(
        ({ box }) => box.right <= dot.left + 1 && dot.left - box.right < near,
      )
      const isBefore = beside.some(
        ({ box }) => box.left >= dot.right - 1 && box.left - dot.right < near,
      )
      return !(isAfter && isBefore)
    })
    .map(({ box }) => `a dot at ${Math.round(box.left)}, ${Math.round(box.top)}`)
}

function boxOfText(page: PrintedPage, text: string): Box | undefined {
  const letters = lettersOf(page)
  const wanted = text.replaceAll(' ', '')
  const all = letters.map((letter) => letter.text).join('')
  const at = all.lastIndexOf(wanted)
  return at === -1 ? undefined : union(letters.slice(at, at + wanted.length).map(({ box }) => box))
}
