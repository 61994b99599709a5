import { describe, expect, it } from 'vitest'
import { fontStack } from './font-families.ts'
import { allFontFiles } from './font-files.ts'
import { readFamilies } from './read-coverage.ts'
import { createStackShortener } from './shorten-stacks.ts'

const shorten = createStackShortener(readFamilies(allFontFiles()))

function stackFor(texts: readonly string[], language = 'en'): readonly string[] {
  const stack = fontStack('Lato', language)
  return shorten({ body: stack, heading: stack }, texts).body
}

describe('a shortened font stack', () => {
  it('is the font itself for letters that it has', () => {
    expect(stackFor(['Marlow & Finch – 12.50 €'])).toEqual(['Lato'])
  })

  it.each([
    ['Київ', ['Noto Sans']],
    ['חשבונית', ['Noto Sans Hebrew']],
    ['ใบแจ้งหนี้', ['Noto Sans Thai']],
    ['請求書', ['Noto Sans SC']],
  ])('has for %s no family that has no part in it', (text, families) => {
    expect(stackFor([text])).toEqual(['Lato', ...families])
  })

  it('asks for Han characters as the language draws them', () => {
    expect(stackFor(['請求書'], 'ja')).toEqual(['Lato', 'Noto Sans JP'])
  })

  it('keeps the order, and counts capitals that a theme may print', () => {
    expect(stackFor(['請求書', 'Αθήνα', 'ŉ'])).toEqual(['Lato', 'Noto Sans', 'Noto Sans SC'])
  })
})
