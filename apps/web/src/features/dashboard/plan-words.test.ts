import { describe, expect, it } from 'vitest'
import { counted, documentAccess, memberSince, planName } from './plan-words.ts'

const free = { subscription: 'free', documentsUsed: 0 } as const

describe('the plan in words', () => {
  it('names it', () => {
    expect(planName({ subscription: 'premium' })).toBe('Premium')
    expect(planName({ subscription: 'free' })).toBe('Free Plan')
  })

  it.each([
    [0, '0 of 2 used', '2 free documents left'],
    [1, '1 of 2 used', '1 free document left'],
    [2, '2 of 2 used', 'No free documents left'],
    [31, '2 of 2 used', 'No free documents left'],
  ])('after %i documents the free plan says %s', (documentsUsed, words, left) => {
    expect(documentAccess({ ...free, documentsUsed })).toMatchObject({ words, left })
  })

  it('sets a premium user no limit', () => {
    const access = documentAccess({ subscription: 'premium', documentsUsed: 31 })
    expect(access).toEqual({ words: 'Unlimited', left: '31 documents created so far' })
  })

  it('says one of a thing in the singular', () => {
    expect([0, 1, 2].map((n) => counted(n, 'logo'))).toEqual(['0 logos', '1 logo', '2 logos'])
  })
})

describe('member since', () => {
  it('is a month and a year', () => {
    expect(memberSince('2026-03-15T12:00:00.000Z')).toBe('March 2026')
  })

  it('is recently when the moment cannot be read', () => {
    expect(memberSince('')).toBe('Recently')
  })
})
