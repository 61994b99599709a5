import { describe, expect, it } from 'vitest'
import { logoPlan } from './logo-plan.ts'

describe('the plan in the logo generator', () => {
  it.each([
    [0, 'Free plan: 0/1 logos used', false],
    [1, 'Free plan: 1/1 logos used', true],
    [12, 'Free plan: 1/1 logos used', true],
  ])('counts %i logos of a free user', (logosGenerated, words, isAtLimit) => {
    const plan = logoPlan({ subscription: 'free', logosGenerated })
    expect(plan).toEqual({
      isPremium: false,
      isAtLimit,
      atATime: 1,
      freeLeft: isAtLimit ? 0 : 1,
      words,
    })
  })

  it('sets a premium user no limit', () => {
    const plan = logoPlan({ subscription: 'premium', logosGenerated: 40 })
    expect(plan).toMatchObject({ isPremium: true, isAtLimit: false, atATime: 5, freeLeft: 0 })
  })
})
