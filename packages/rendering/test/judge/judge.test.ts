import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTypesetter } from '../../src/typesetter/pool.ts'
import type { Typesetter } from '../../src/typesetter/typesetter.ts'
import type { ViewModel } from '../../src/view-model/view-model.ts'
import { aSheet } from '../a-sheet.ts'
import { readPrintedPages } from './printed-page.ts'
import { describeFault, sheetFaults } from './sheet-faults.ts'

const themesFolder = new URL('./planted-faults', import.meta.url).pathname

describe('the judge', () => {
  let typesetter: Typesetter
  beforeAll(() => {
    typesetter = createTypesetter({ workers: 1, queueLimit: 100, themesFolder })
  })
  afterAll(() => typesetter.close())

  async function faultsOf(theme: string, page: Partial<ViewModel> = {}) {
    const sheet = aSheet({ theme, page })
    const [pdf, drawings] = await Promise.all([typesetter.toPdf(sheet), typesetter.toPages(sheet)])
    const pages = readPrintedPages(pdf)
    return sheetFaults(sheet, pages, drawings, { places: true, contrast: true, cover: true })
  }

  it.each([
    'nothing planted',
    'beside each other',
    'beside a logo',
    'set tightly',
    'leaning',
    'turned and clear',
    'art under text',
    'on a dark field',
    'over a hairline',
    'text on pale art',
  ])('has nothing against a sheet with: %s', async (theme) => {
    expect((await faultsOf(theme)).map(describeFault)).toEqual([])
  })

  it.each([
    ['on one line', 'overlap', 'A long text of one column'],
    ['half a line apart', 'overlap', 'Upper line'],
    ['turned', 'overlap', 'Turned title'],
    ['on a drawn logo', 'overlap', 'a picture'],
    ['on a photograph', 'overlap', 'a picture'],
    ['beyond the right edge', 'outside', 'Beyond the edge'],
    ['below the page', 'outside', 'Below gypsy'],
    ['cut off', 'clipped', 'A text that is cut'],
    ['pale', 'contrast', 'Pale'],
    ['faint', 'contrast', 'Faint'],
    ['on a like field', 'contrast', 'Alike'],
    ['over an edge', 'contrast', 'Over the edge'],
    ['on a gradient', 'contrast', 'From readable to unreadable'],
    ['text on dark art', 'contrast', 'On art'],
    ['painted over', 'hidden', 'Painted over'],
    ['without its number', 'missing', '1'],
    ['only in the foot', 'missing', '1'],
    ['total printed once', 'missing', 'Total'],
    ['amount on two lines', 'broken', '1 234 567.00'],
  ])('finds what is planted: %s', async (theme, what, text) => {
    const headline = { id: 'total' as const, label: 'Total', amount: '1 234 567.00', note: '' }
    const found = (await faultsOf(theme, { headline })).filter((fault) => fault.what === what)
    expect(found.map(describeFault).join('\n')).toContain(JSON.stringify(text))
  })

  it('finds texts that lines, pages and the direction of writing tear apart', async () => {
    const long = Array.from({ length: 120 }, (_, at) => `Sentence ${at} of a long text.`).join(' ')
    const paragraphs = [
      long,
      'شكرا لطلبكم INV-17 المكاتب مضمونة',
      'ffi ﷺ Straße',
      'ご注文ありがとう',
    ]
    const texts = [{ id: 'notes', title: 'Notes', paragraphs }]
    expect(await missing({ texts })).toEqual([])
    expect(await missing({ texts, direction: 'rtl', language: 'ar' })).toEqual([])

    async function missing(page: Partial<ViewModel>) {
      return (await faultsOf('nothing planted', page)).filter(({ what }) => what === 'missing')
    }
  })
})
