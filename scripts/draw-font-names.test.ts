import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawFontNames, fontNamesFile } from './draw-font-names.ts'

it('the names in the font picker are those of the fonts that documents are set in', () => {
  expect(JSON.parse(readFileSync(fontNamesFile, 'utf8'))).toEqual(drawFontNames())
})
