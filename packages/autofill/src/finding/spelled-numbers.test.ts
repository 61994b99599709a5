import { expect, it } from 'vitest'
import { fold } from './fold.ts'
import { readSpelled } from './spelled-numbers.ts'

it.each([
  ['ninety', '90'],
  ['a hundred', '100'],
  ['three hundred and fifty', '350'],
  ['two and a half', '2.5'],
  ['fünfunddreißig', '35'],
  ['hundertneunzig', '190'],
  ['dreihundertneunzig', '390'],
  ['trecentoventi', '320'],
  ['ottantotto', '88'],
  ['ventidue', '22'],
  ['quatre-vingt-dix', '90'],
  ['soixante-dix', '70'],
  ['ciento ochenta', '180'],
  ['veintiún mil', '21000'],
  ['treinta y cinco', '35'],
  ['trezentos e oitenta', '380'],
  ['tweehonderdtien', '210'],
  ['achtenveertig', '48'],
  ['dwadzieścia trzy', '23'],
  ['dziewięćdziesiąt', '90'],
])('%s is %s', (words, value) => {
  expect(readSpelled(fold(words))).toBe(value)
})

it.each(['', 'a desk', 'oneway', 'no', 'and'])('%j is no number', (words) => {
  expect(readSpelled(fold(words))).toBeUndefined()
})
