import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePath } from './parse-path.ts'
import { combined, moved, pathData, scaled, transformed, turned } from './path.ts'

describe('pathData', () => {
  it('writes steps in tenths', () => {
    expect(pathData(parsePath('M10 10L20.04 10V-3Q0 0 .5 .5Z'))).toBe(
      'm10 10l10 0 0-13q-20 3-19.5 3.5z',
    )
  })

  it('comes back to the same points, however many steps were rounded', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: -500, max: 500, noNaN: true }),
            fc.double({ min: -500, max: 500, noNaN: true }),
          ),
          { minLength: 2, maxLength: 80 },
        ),
        (points) => {
          const path = points.map((to, index) => ({
            op: index === 0 ? ('M' as const) : ('L' as const),
            to,
          }))
          const last = parsePath(pathData(path)).at(-1)?.to
          const [x = 0, y = 0] = points.at(-1) ?? []
          expect(Math.abs((last?.[0] ?? 0) - x)).toBeLessThan(0.06)
          expect(Math.abs((last?.[1] ?? 0) - y)).toBeLessThan(0.06)
        },
      ),
    )
  })
})

describe('combined', () => {
  it('applies the first first', () => {
    const at = combined(moved(10, 0), turned(90), scaled(2))
    const [point] = transformed(parsePath('M0 0'), at)
    expect(point?.to.map(Math.round)).toEqual([0, 20])
  })
})
