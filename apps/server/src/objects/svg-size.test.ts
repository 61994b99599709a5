import { describe, expect, it } from 'vitest'
import { drawingSize } from './svg-size.ts'

describe('drawingSize', () => {
  it.each([
    [' 30 pt ', 40],
    ['1e2', 100],
    ['2.54cm', 96],
    ['\n12px\t', 12],
  ])('reads the length %j', (length, pixels) => {
    expect(drawingSize({ width: length, height: length })).toMatchObject({ width: pixels })
  })

  // The pattern for a length took seconds for the first of these, and four times as long for twice as many spaces.
  it.each([
    ['spaces', `1${' '.repeat(600_000)}!`],
    ['spaces in front', `${' '.repeat(600_000)}!`],
    ['digits', `${'1'.repeat(600_000)}!`],
    ['letters', `1${'e'.repeat(600_000)}!`],
    ['digits of an exponent', `1e${'1'.repeat(600_000)}!`],
  ])('refuses at once a length of many %s', (_name, width) => {
    const startedAt = performance.now()
    expect(() => drawingSize({ width, height: '10' })).toThrow(/doesn't have a size/)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })
})
