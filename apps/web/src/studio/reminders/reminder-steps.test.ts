import { describe, expect, it } from 'vitest'
import {
  aStep,
  firstDay,
  inOrder,
  nextStep,
  problemOf,
  tonesOn,
  usualSteps,
  whenInWords,
  withDays,
} from './reminder-steps.ts'

const dueOn = '2026-11-30'

describe('the steps that are proposed', () => {
  it('begin before the due date and grow firmer after it', () => {
    expect(usualSteps(dueOn, '2026-11-16')).toEqual([
      aStep(-3, 'friendly'),
      aStep(3, 'polite'),
      aStep(14, 'firm'),
    ])
  })

  it('leave out days that are over', () => {
    expect(usualSteps(dueOn, '2026-11-27')).toHaveLength(3)
    expect(usualSteps(dueOn, '2026-11-28').map(({ days }) => days)).toEqual([3, 14])
    expect(usualSteps(dueOn, '2026-12-04').map(({ days }) => days)).toEqual([14])
  })

  it('start on the first day there is for an invoice that is long overdue', () => {
    expect(usualSteps(dueOn, '2027-01-10')).toEqual([aStep(41, 'polite'), aStep(48, 'firm')])
    expect(usualSteps(dueOn, '2029-01-01')).toEqual([])
  })

  it('may be for today until nine in the morning', () => {
    const moment = { today: '2026-12-31', now: 0 }
    expect(firstDay(moment, 8)).toBe('2026-12-31')
    expect(firstDay(moment, 9)).toBe('2027-01-01')
  })

  it('go on a week after the last, in the tone that follows', () => {
    expect(nextStep([])).toEqual(aStep(3, 'polite'))
    expect(nextStep([aStep(14, 'firm'), aStep(-3, 'friendly')])).toEqual(aStep(21, 'firm'))
    expect(nextStep([aStep(-7, 'friendly')])).toEqual(aStep(3, 'polite'))
    expect(nextStep([aStep(362, 'polite')]).days).toBe(365)
  })
})

describe('a step', () => {
  it('says that the due date is over only when it is', () => {
    expect(tonesOn(0)).toEqual(['friendly'])
    expect(withDays(aStep(3, 'firm'), -2)).toEqual(aStep(-2, 'friendly'))
    expect(withDays(aStep(3, 'firm'), 5)).toEqual(aStep(5, 'firm'))
  })

  it('is told by its days from the due date', () => {
    expect([-3, -1, 0, 1, 14].map(whenInWords)).toEqual([
      '3 days before the due date',
      '1 day before the due date',
      'On the due date',
      '1 day after the due date',
      '14 days after the due date',
    ])
  })

  it('comes after those of earlier days', () => {
    const steps = [{ days: 14 }, { days: -3 }, { days: 3 }]
    expect(inOrder(steps).map(({ days }) => days)).toEqual([-3, 3, 14])
  })
})

describe('steps that cannot be ordered', () => {
  const first = '2026-11-17'

  it.each([
    [[], 'Add at least one reminder.'],
    [[3, 3], 'Two reminders are on the same day. Move or remove one of them.'],
    [[-60, -14], 'All of these dates have passed. Move at least one to a later day.'],
  ])('%j are refused in words', (days, words) => {
    const steps = days.map((each) => ({ days: each }))
    expect(problemOf(steps, dueOn, first)).toBe(words)
  })

  it('but one that is over may stand among them', () => {
    expect(problemOf([{ days: -60 }, { days: 3 }], dueOn, first)).toBeUndefined()
  })
})
