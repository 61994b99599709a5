import { describe, expect, it } from 'vitest'
import { lineKey } from './line-keys.ts'
import { lineProblems } from './line-problems.ts'
import { landing } from './use-line-drag.ts'

const press = {
  key: '',
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
}

describe('keys in a line', () => {
  it.each([
    ['Enter goes on', { key: 'Enter' }, 'next'],
    ['Shift Enter breaks the line of a description', { key: 'Enter', shiftKey: true }, undefined],
    ['Enter that ends a word of an input method', { key: 'Enter', isComposing: true }, undefined],
    ['Alt and up', { key: 'ArrowUp', altKey: true }, 'up'],
    ['Alt and down', { key: 'ArrowDown', altKey: true }, 'down'],
    ['an arrow alone moves the caret', { key: 'ArrowUp' }, undefined],
    ['Backspace on something written', { key: 'Backspace' }, undefined],
  ])('%s', (_name, keys, asked) => {
    expect(lineKey({ ...press, ...keys }, false)).toBe(asked)
  })

  it('Backspace at the start of an empty line removes it', () => {
    expect(lineKey({ ...press, key: 'Backspace' }, true)).toBe('remove')
  })
})

describe('a line that is dragged', () => {
  const heights = [40, 40, 80, 40]

  it('passes the next one when it has come to its middle', () => {
    expect(landing(0, 19, heights)).toBe(0)
    expect(landing(0, 21, heights)).toBe(1)
    expect(landing(0, 79, heights)).toBe(1)
    expect(landing(0, 81, heights)).toBe(2)
  })

  it('goes up as it goes down', () => {
    expect(landing(3, -41, heights)).toBe(2)
    expect(landing(3, -101, heights)).toBe(1)
  })

  it('never leaves the list', () => {
    expect(landing(0, 9999, heights)).toBe(3)
    expect(landing(3, -9999, heights)).toBe(0)
  })
})

describe('what is wrong with a line', () => {
  it('is found by its field', () => {
    const problems = {
      'lines.1.price': 'Must be a number',
      'lines.11.price': 'Other',
      number: 'No',
    }
    expect(lineProblems(problems, 1)).toEqual({ price: 'Must be a number' })
  })

  it('is the same nothing for all lines without a problem', () => {
    expect(lineProblems({ 'receiver.name': 'Missing' }, 0)).toBe(lineProblems({}, 5))
  })
})
