import { expect, it } from 'vitest'
import { limitWords } from './generate-bar.tsx'

it.each([
  ['free', 0, undefined],
  ['free', 1, undefined],
  ['free', 2, '2/2 free documents used'],
  ['free', 40, '2/2 free documents used'],
  ['premium', 40, undefined],
] as const)('on the %s plan after %i documents the badge says %s', (subscription, used, words) => {
  expect(limitWords({ subscription, documentsUsed: used })).toBe(words)
})
