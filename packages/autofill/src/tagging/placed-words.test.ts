import { describe, expect, it } from 'vitest'
import { featuresOf } from './features.ts'
import { placedWords } from './placed-words.ts'
import { windowsOver, windowsWithin, windowWords } from './windows.ts'

describe('placedWords', () => {
  it('keeps figures, mails and addresses of pages whole, and everything else apart', () => {
    const words = placedWords(
      "£1,250.50 for Karen's flat: k.moss@lets.example, www.lets.example/a.",
    )
    expect(words.map(({ text }) => text)).toEqual([
      ...['£', '1,250.50', 'for', 'Karen', "'", 's', 'flat', ':'],
      ...['k.moss@lets.example', ',', 'www.lets.example/a', '.'],
    ])
  })

  it('puts the cells of a table below each other, whether tabs or spaces part them', () => {
    const tabs = placedWords('Code\tDescription of the work\tPrice\nA\tTap\t145.00')
    const [price, figure] = ['Price', '145.00'].map((text) =>
      tabs.find((word) => word.text === text),
    )
    expect(figure?.left).toBe(price?.left)
    const spaces = placedWords('Code   Price\nA      145.00')
    expect(spaces.at(-1)?.left).toBe(7)
  })

  it('reads a text without an end in time', () => {
    const began = performance.now()
    const words = placedWords('a.'.repeat(100_000))
    expect(featuresOf(words, { kind: 'invoice', me: [] }).count).toBe(words.length)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

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
