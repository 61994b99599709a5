import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontStack, realFamily } from './font-families.ts'
import { allFontFiles, fallbackFontFiles } from './font-files.ts'

describe('font files', () => {
  it('are all installed', () => {
    const missing = allFontFiles().filter((file) => !existsSync(file.path))
    expect(missing).toEqual([])
  })

  it('hold every family of every stack', () => {
    const families = new Set(allFontFiles().map((file) => file.family))
    const product = ['Roboto', 'Open Sans', 'Inter', 'Lato', 'Poppins', 'Montserrat', 'Georgia']
    const all = [...product, 'Courier New', 'Times New Roman', 'Playfair Display']
    const asked = all.flatMap((family) => fontStack(family, 'en'))
    expect(asked.filter((family) => !families.has(family))).toEqual([])
  })
})

describe('font stack', () => {
  it('starts with a font of the same widths where the named one may not be shipped', () => {
    expect(['Courier New', 'Times New Roman', 'Georgia'].map(realFamily)).toEqual([
      'Cousine',
      'Tinos',
      'Gelasio',
    ])
    expect(fontStack('Georgia', 'en')[0]).toBe('Gelasio')
    expect(fontStack('Lato', 'en')[0]).toBe('Lato')
  })

  it.each([
    ['ja', 'Noto Sans JP'],
    ['zh-Hans-CN', 'Noto Sans SC'],
    ['ko-KR', 'Noto Sans KR'],
  ])('draws Han characters as %s does', (language, first) => {
    const han = fontStack('Inter', language).filter((family) => /(SC|JP|KR)$/.test(family))
    expect(han[0]).toBe(first)
    expect(han).toHaveLength(3)
  })

  it('ends with the same families whatever the language', () => {
    const fallbacks = [...new Set(fallbackFontFiles().map((file) => file.family))].sort()
    for (const language of ['en', 'ja', 'ar', 'zh-TW']) {
      expect(fontStack('Lato', language).slice(1).toSorted()).toEqual(fallbacks)
    }
  })
})
