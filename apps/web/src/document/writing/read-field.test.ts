import { describe, expect, it } from 'vitest'
import { readTypedNumber, stepped } from './read-field.ts'

describe('a number that is typed', () => {
  it('is refused in words when it is none, and nothing takes its place', () => {
    for (const typed of ['abc', '12 hours', '1e9']) {
      expect(readTypedNumber('quantity', typed, '.')).toEqual({
        wrong: 'Enter a number, such as 12 or 12.50.',
      })
    }
    expect(readTypedNumber('quantity', '9'.repeat(20), '.').value).toBeUndefined()
    expect(readTypedNumber('quantity', '', '.')).toEqual({ value: '0' })
    expect(readTypedNumber('quantity', '-', '.')).toEqual({ value: '0' })
  })

  it('that is a rate goes up and down by a tenth, exactly, and stays between 0 and 100', () => {
    expect(stepped('rate', '7.7', '.', '0.1')).toBe('7.8')
    expect(stepped('rate', '0.3', '.', '-0.1')).toBe('0.2')
    expect(stepped('rate', '', '.', '0.1')).toBe('0.1')
    expect(stepped('rate', '0', '.', '-0.1')).toBe('0')
    expect(stepped('rate', '99.95', '.', '0.1')).toBe('100')
    expect(stepped('rate', '1,025', ',', '0.1')).toBe('1,125')
  })
})
