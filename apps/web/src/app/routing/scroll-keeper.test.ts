import { describe, expect, it } from 'vitest'
import { createScrollMemory } from './scroll-keeper.ts'

describe('the place on a page', () => {
  it('is known again when one returns, also after a reload', () => {
    const before = createScrollMemory({})
    before.note('list', 840)
    before.note('editor', 0)
    before.note('list', 910)
    const after = createScrollMemory(before.save())
    expect(after.recall('list')).toBe(910)
    expect(after.recall('editor')).toBe(0)
    expect(after.recall('never seen')).toBeUndefined()
  })

  it('is kept for the fifty pages last looked at', () => {
    const memory = createScrollMemory({})
    for (let page = 0; page < 60; page += 1) memory.note(`page ${page}`, page)
    memory.note('page 0', 7)
    const saved = memory.save()
    expect(Object.keys(saved)).toHaveLength(50)
    expect(saved).toMatchObject({ 'page 0': 7, 'page 59': 59 })
    expect(saved).not.toHaveProperty('page 10')
  })
})
