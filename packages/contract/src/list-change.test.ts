import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, changeOf } from './list-change.ts'

const lists = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 })

describe('the change of a list', () => {
  it('leads from any list to any other', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(changed(before, changeOf(before, after))).toEqual(after)
      }),
    )
  })

  it('tells what stands between the parts that stayed, and no more', () => {
    expect(changeOf(['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'd'])).toEqual({
      first: 1,
      last: 1,
      between: ['x', 'y'],
    })
    expect(changeOf(['a', 'b'], ['a', 'b'])).toEqual({ first: 2, last: 0, between: [] })
    expect(changeOf([], ['a'])).toEqual({ first: 0, last: 0, between: ['a'] })
  })

  it('is refused against a list that it was not told against', () => {
    expect(changed(['a'], { first: 1, last: 1, between: [] })).toBeUndefined()
  })
})
