import { describe, expect, it } from 'vitest'
import { undoKey } from './use-undo-keys.ts'

const press = {
  key: '',
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
}

describe('keys for undo', () => {
  it.each([
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'z', metaKey: true }, 'undo'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
    [{ key: 'y', metaKey: true }, undefined],
    [{ key: 'z' }, undefined],
    [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  ])('%o', (keys, asked) => {
    expect(undoKey({ ...press, ...keys })).toBe(asked)
  })
})
