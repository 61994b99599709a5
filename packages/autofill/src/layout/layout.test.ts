import { describe, expect, it } from 'vitest'
import { featuresOf } from '../tagging/features.ts'
import { layOut, rowAt } from './layout.ts'
import { isSameColumn } from './rows.ts'

function cellsOf(text: string) {
  return layOut(text).rows.map(({ cells }) => cells.map(({ start, end }) => text.slice(start, end)))
}

function labelsOf(text: string, wanted: string) {
  const { words, neighbours } = layOut(text)
  const at = words.findIndex((word) => word.text === wanted)
  return [neighbours[at]?.labelBeside?.text, neighbours[at]?.labelAbove?.text]
}

describe('the layout of a text', () => {
  it('keeps figures, mails and addresses of pages whole, and everything else apart', () => {
    const { words } = layOut("£1,250.50 for Karen's flat: k.moss@lets.example, www.lets.example/a.")
    expect(words.map(({ text }) => text)).toEqual([
      ...['£', '1,250.50', 'for', 'Karen', "'", 's', 'flat', ':'],
      ...['k.moss@lets.example', ',', 'www.lets.example/a', '.'],
    ])
  })

  it('finds the cells of a line by its marks, or else by its gaps', () => {
    expect(cellsOf('Tap, chrome  2   145.00\n2 taps at 145.00')).toEqual([
      ['Tap, chrome', '2', '145.00'],
      ['2 taps at 145.00'],
    ])
    expect(cellsOf('Tap, chrome | 2 | 145.00\nTap;;145.00\nTap\t2\t145.00')).toEqual([
      ['Tap, chrome', '2', '145.00'],
      ['Tap', '145.00'],
      ['Tap', '2', '145.00'],
    ])
    // Thousands are often parted by a space that does not break.
    expect(cellsOf('Tap  2  1\u00a0450,00')).toEqual([['Tap', '2', '1\u00a0450,00']])
  })

  it('puts cells into columns, whether marks, tabs or spaces part them', () => {
    for (const table of [
      'Code   Work        Price\nA      Tap and sink  145.00\nBB     Tap          45.00',
      'Code\tDescription of the work\tPrice\nA\tTap\t145.00\nBB\tTap\t45.00',
      'Code | Work | Price\nA | Tap | 145.00\nBB | A longer one | 45.00',
    ]) {
      const [, first, second] = layOut(table).rows.map(({ cells }) => cells.at(-1))
      expect(first && second && isSameColumn(first, second), table).toBe(true)
    }
  })

  it('finds the label of a value beside it, or above it in a table', () => {
    expect(labelsOf('Invoice no: 4711', '4711')).toEqual(['no', undefined])
    expect(labelsOf('Date        Due\n1.3.2026    15.3.2026', '15.3.2026')).toEqual([
      undefined,
      'Due',
    ])
    expect(labelsOf('Total due          99.00', '99.00')).toEqual(['due', undefined])
  })

  it('takes lines without an empty one between them for a block', () => {
    const text = 'Acme Ltd\n12 High Street\n\n\n\nTotal 5.00'
    const { rows } = layOut(text)
    expect(rows.map(({ block }) => block)).toEqual([0, 0, 1])
    expect(rowAt(layOut(text), text.indexOf('5.00'))?.block).toBe(1)
  })

  it('reads a text without an end in time', () => {
    const began = performance.now()
    const layout = layOut('a.'.repeat(100_000))
    expect(featuresOf(layout, { kind: 'invoice', me: [] }).count).toBe(layout.words.length)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
