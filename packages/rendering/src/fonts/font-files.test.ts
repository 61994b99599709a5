import { existsSync } from 'node:fs'
import { languageCodes } from '@sheaf/domain/locale/languages'
import { wordsFor } from '@sheaf/domain/locale/words/words-for'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { describe, expect, it } from 'vitest'
import { stringsIn } from '../text/strings-in.ts'
import { readCodePoints } from './cmap.ts'
import { codePointSet } from './coverage.ts'
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

  it.each(languageCodes)('sets each word of %s in one face', (language) => {
    const words = stringsIn(wordsFor(language)).join('').normalize('NFC')
    const letters = [...new Set(words)].filter((letter) => /\p{L}/u.test(letter))
    for (const family of fontFamilies) {
      const [first] = fontStack(family, language)
      const file = allFontFiles().find((each) => each.family === first && each.weight === 400)
      const has = codePointSet(readCodePoints(file?.path ?? ''))
      const lacking = letters.filter((letter) => !has(letter.codePointAt(0) ?? 0))
      // A script that it does not have at all is set in another font as a whole.
      const isOfItsScript = lacking.length < letters.length / 2
      expect({ family, lacking: isOfItsScript ? lacking : [] }).toEqual({ family, lacking: [] })
    }
    expect(fontStack('Lato', 'en', 'cs')[0]).toBe('Open Sans')
  })

  it('ends with the same families whatever the language', () => {
    const fallbacks = [...new Set(fallbackFontFiles().map((file) => file.family))].sort()
    for (const language of ['en', 'ja', 'ar', 'zh-TW']) {
      expect(fontStack('Lato', language).slice(1).toSorted()).toEqual(fallbacks)
    }
  })
})
