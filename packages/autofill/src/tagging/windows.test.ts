import { describe, expect, it } from 'vitest'
import { windowsOver, windowsWithin, windowWords } from './windows.ts'

describe('windows', () => {
  it.each([1, windowWords, windowWords + 1, 1000, 5000])(
    'answer each of %i words once',
    (count) => {
      let next = 0
      for (const { start, end, from, to } of windowsOver(count)) {
        expect(from).toBe(next)
        expect(from).toBeGreaterThanOrEqual(start)
        expect(to).toBeLessThanOrEqual(end)
        next = to
      }
      expect(next).toBe(count)
    },
  )

  it('of a long text are where the figures stand', () => {
    const words = Array.from({ length: 30_000 }, (_, index) => ({
      text: index > 20_000 && index < 20_300 ? '12' : 'word',
    }))
    const windows = windowsWithin(words)
    expect(windows.length).toBeLessThan(windowsOver(words.length).length)
    expect(windows.some(({ from, to }) => from < 20_150 && to > 20_150)).toBe(true)
  })
})
