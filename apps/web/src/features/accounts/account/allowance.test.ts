import { describe, expect, it } from 'vitest'
import { amountLeft, usesOf } from './allowance.ts'

const fresh = { subscription: 'free', documentsUsed: 0, logosGenerated: 0 } as const

describe('the plan', () => {
  it.each([
    [fresh, '2 documents, 1 logo'],
    [{ ...fresh, documentsUsed: 1 }, '1 document, 1 logo'],
    [{ ...fresh, documentsUsed: 2, logosGenerated: 1 }, 'no document, no logo'],
    [{ ...fresh, documentsUsed: 31, logosGenerated: 4 }, 'no document, no logo'],
    [{ ...fresh, subscription: 'premium' as const, documentsUsed: 31 }, 'Unlimited'],
  ])('%j leaves %s', (user, left) => {
    expect(amountLeft(user)).toBe(left)
  })

  it('shows the true counters, and limits only where there are any', () => {
    const used = { documentsUsed: 7, logosGenerated: 3 }
    expect(usesOf({ subscription: 'free', ...used })).toEqual([
      { name: 'Documents created', used: 7, limit: 2 },
      { name: 'Logos generated', used: 3, limit: 1 },
    ])
    expect(usesOf({ subscription: 'premium', ...used })).toEqual([
      { name: 'Documents created', used: 7, limit: null },
      { name: 'Logos generated', used: 3, limit: null },
    ])
  })
})
