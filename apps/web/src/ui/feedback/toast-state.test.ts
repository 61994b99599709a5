import { describe, expect, it } from 'vitest'
import { nextToasts, type Toast } from './toast-state.ts'

const first: Toast = { id: 'a', open: true, title: 'Upload successful' }

describe('toasts', () => {
  it('stand one at a time: a new one drives out the one before', () => {
    const note = { title: 'Delete Failed', variant: 'destructive' } as const
    expect(nextToasts([first], { type: 'raised', id: 'b', note })).toEqual([
      { id: 'b', open: true, title: 'Delete Failed', variant: 'destructive' },
    ])
  })

  it('leave the screen when dismissed, but are still remembered', () => {
    expect(nextToasts([first], { type: 'dismissed', id: 'a' })).toEqual([{ ...first, open: false }])
  })

  it('are gone when forgotten', () => {
    expect(nextToasts([first], { type: 'forgotten', id: 'a' })).toEqual([])
  })

  it('do not mind what happens to one that was driven out', () => {
    expect(nextToasts([first], { type: 'dismissed', id: 'old' })).toEqual([first])
    expect(nextToasts([first], { type: 'forgotten', id: 'old' })).toEqual([first])
  })
})
