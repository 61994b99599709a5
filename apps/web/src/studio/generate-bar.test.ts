import { expect, it } from 'vitest'
import { quotaOf } from './generate-bar.tsx'

it.each([
  ['free', 0, undefined],
  ['free', 1, { words: '1 of 2 free documents used', isUsedUp: false }],
  ['free', 2, { words: '2/2 free documents used', isUsedUp: true }],
  ['free', 40, { words: '2/2 free documents used', isUsedUp: true }],
  ['premium', 40, undefined],
] as const)('on the %s plan after %i documents the badge says %j', (subscription, used, quota) => {
  expect(quotaOf({ subscription, documentsUsed: used })).toEqual(quota)
})
