import { describe, expect, it } from 'vitest'
import { fallbackFontFiles } from './font-files.ts'
import { readCoverage } from './read-coverage.ts'

const covers = readCoverage()
const points = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

describe('coverage', () => {
  it.each([
    'Łódź',
    'Αθήνα',
    'Київ',
    'חשבונית',
    'فاتورة',
    'चालान',
    'ใบแจ้งหนี้',
    '发票',
    '請求書',
    '청구서',
    '€₹₺₿',
  ])('holds %s', (word) => {
    expect(points(word).filter((point) => !covers([point]))).toEqual([])
  })

  it('holds no character that no font draws', () => {
    expect(covers([0x10fffd])).toBe(false)
    expect(covers([0x0378])).toBe(false)
  })

  it('asks one family for a letter and its mark together', () => {
    expect(covers(points('e\u0301'))).toBe(true)
    expect(covers(points('\u05d0\u093e'))).toBe(false)
  })

  it('counts a character only when every cut of the family draws it', () => {
    const lari = 0x10fb
    const files = fallbackFontFiles().filter((file) => file.family === 'Noto Sans')
    const upright = files.filter((file) => !file.path.includes('Italic'))
    expect(readCoverage(upright)([lari])).toBe(true)
    expect(readCoverage(files)([lari])).toBe(false)
  })

  it('reads the older map of fonts that have no newer one', () => {
    const hebrew = fallbackFontFiles().filter((file) => file.family === 'Noto Sans Hebrew')
    const holds = readCoverage(hebrew)
    expect(holds(points('שלום'))).toBe(true)
    expect(holds(points('я'))).toBe(false)
  })
})
