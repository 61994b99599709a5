import { describe, expect, it } from 'vitest'
import { choicesFor, previewOf, startOfDraft, withChoice, withPattern } from './series-draft.ts'

const today = '2026-11-16'
const kept = {
  pattern: 'INV-{0001}',
  restarts: 'never',
  last: { counter: 41, day: today },
  lastNumber: 'INV-0041',
  nextNumber: 'INV-0042',
} as const

describe('setting a series', () => {
  it('offers formats by what they write', () => {
    expect(choicesFor('invoice', today).map(({ label }) => label)).toEqual([
      '2026-0001',
      'INV-0001',
      '0001',
      'INV-2026-0001',
      'Your own format',
    ])
  })

  it('shows what comes next, in another format too', () => {
    const draft = startOfDraft('invoice', kept)
    expect(previewOf(draft, today)).toEqual({ next: 'INV-0042' })
    const yearly = withChoice(draft, '{YYYY}-{0001}', today)
    expect(yearly).toMatchObject({ isYearly: true, lastNumber: '41' })
    expect(previewOf(yearly, today).next).toBe('2026-0042')
    const typed = ['{', '{Y', '{YY}/{1}'].reduce(
      (each, pattern) => withPattern(each, pattern, today),
      withChoice(draft, 'own', today),
    )
    expect(previewOf(typed, today).next).toBe('26/42')
  })

  it('says what is wrong while it is typed', () => {
    const draft = startOfDraft('invoice', undefined)
    expect(previewOf(draft, today).next).toBe('2026-0001')
    expect(previewOf({ ...draft, pattern: 'INV-' }, today).problems).toEqual({
      pattern: 'Add a counter such as {0001}',
    })
    expect(previewOf({ ...draft, lastNumber: 'QUO-1' }, today).problems).toEqual({
      lastNumber: 'Enter a number such as 2026-0042, or just 42.',
    })
  })

  it('opens with a format of the user’s own as one', () => {
    expect(startOfDraft('quote', { ...kept, pattern: 'Q{1}' })).toMatchObject({ isOwn: true })
  })
})
