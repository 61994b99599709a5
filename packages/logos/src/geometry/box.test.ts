import { describe, expect, it } from 'vitest'
import { boxOf } from './box.ts'
import { parsePath } from './parse-path.ts'
import { disc } from './shapes.ts'

describe('boxOf', () => {
  it('follows the line, not its control points', () => {
    expect(boxOf(parsePath('M0 0C0 100 50 100 50 0'))).toEqual({
      left: 0,
      top: 0,
      right: 50,
      bottom: 75,
    })
    expect(boxOf(parsePath('M0 0Q50 100 100 0'))).toEqual({
      left: 0,
      top: 0,
      right: 100,
      bottom: 50,
    })
  })

  it('knows a disc and an arc', () => {
    const box = { left: -5, top: -5, right: 5, bottom: 5 }
    const near = (path: Parameters<typeof boxOf>[0]) =>
      Object.fromEntries(
        Object.entries(boxOf(path)).map(([side, at]) => [side, Math.round(at * 100) / 100]),
      )
    expect(near(disc(0, 0, 5))).toEqual(box)
    expect(near(parsePath('M5 0A5 5 0 1 1 -5 0a5 5 0 1 1 10 0z'))).toEqual(box)
  })
})
