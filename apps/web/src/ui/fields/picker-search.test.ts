import { describe, expect, it } from 'vitest'
import { findOptions, moveTo, startingWith } from './picker-search.ts'

const currencies = [
  { value: 'AUD', label: 'AUD Australian Dollar', keywords: 'A$' },
  { value: 'EUR', label: 'EUR Euro', keywords: '€' },
  { value: 'USD', label: 'USD US Dollar', keywords: '$' },
  { value: 'XCG', label: 'XCG Curaçao guilder', keywords: 'Cg' },
]

const valuesOf = (query: string) => findOptions(currencies, query).map(({ value }) => value)

describe('a searched list', () => {
  it('shows everything until something is typed', () => {
    expect(valuesOf(' ')).toEqual(['AUD', 'EUR', 'USD', 'XCG'])
  })

  it('finds by code, name, sign and without accents', () => {
    expect(valuesOf('eur')).toEqual(['EUR'])
    expect(valuesOf('dollar')).toEqual(['AUD', 'USD'])
    expect(valuesOf('€')).toEqual(['EUR'])
    expect(valuesOf('curacao')).toEqual(['XCG'])
    expect(valuesOf('dollar austr')).toEqual(['AUD'])
    expect(valuesOf('peso')).toEqual([])
  })

  it('puts what begins with the typed letters first', () => {
    expect(valuesOf('us')).toEqual(['USD', 'AUD'])
  })
})

describe('keys in a list', () => {
  it('move by one, by a page and to the ends, and stop there', () => {
    expect(moveTo(currencies, 'AUD', 'ArrowDown')).toBe('EUR')
    expect(moveTo(currencies, 'AUD', 'ArrowUp')).toBe('AUD')
    expect(moveTo(currencies, 'EUR', 'End')).toBe('XCG')
    expect(moveTo(currencies, 'XCG', 'PageUp')).toBe('AUD')
    expect(moveTo(currencies, 'XCG', 'ArrowDown')).toBe('XCG')
  })

  it('leave other keys, and empty lists, alone', () => {
    expect(moveTo(currencies, 'AUD', 'Tab')).toBeUndefined()
    expect(moveTo([], undefined, 'ArrowDown')).toBeUndefined()
  })

  it('jump to what begins with the typed letters', () => {
    expect(startingWith(currencies, 'us')).toBe('USD')
    expect(startingWith(currencies, 'q')).toBeUndefined()
  })
})
