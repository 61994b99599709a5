import { describe, expect, it } from 'vitest'
import { standingShape } from './standing-shape.ts'

describe('a shape that stands somewhere', () => {
  it('has each of its letters there, whose steps stay as they are', () => {
    const run = '<path fill="#fff" d="M0 0m266 0v-2240h518zM1050 -4m230 0q92-173 265-265z"/>'
    expect(standingShape(run, '0.01 0 0 0.01 12.345 -6.5')).toBe(
      '<path fill="#fff" d="M1235 -650m266 0v-2240h518zM2285 -654m230 0q92-173 265-265z"/>',
    )
  })

  it('has all points of its outline there, and its strokes in the same units', () => {
    const rule =
      '<path fill="none" stroke-width="0.6" stroke-dasharray="1.5 2" stroke="#b08d57" d="M-0 0L467.276 0C1 2 3 4 5.005 -6Z"/>'
    expect(standingShape(rule, '1 0 0 1 34 -28.5')).toBe(
      '<path fill="none" stroke-width="60" stroke-dasharray="150 200" stroke="#b08d57" d="M3400 -2850L50128 -2850C3500 -2650 3700 -2450 3901 -3450Z"/>',
    )
    expect(standingShape('<path d="M0 0L612 792Z"/>', '')).toBe('<path d="M0 0L61200 79200Z"/>')
  })

  it('is turned, clipped or a picture by a transform, with all that it holds', () => {
    const body = '<path stroke-width="2" d="M0 0L7 7Z"/>'
    expect(standingShape(`<g>${body}</g>`, '0 1 -1 0 68.031 51.024')).toBe(
      `<g transform="matrix(0 100 -100 0 6803.1 5102.4)">${body}</g>`,
    )
    expect(standingShape('<image href="a"/>', '')).toBe(
      '<image transform="matrix(100 0 0 100 0 0)" href="a"/>',
    )
    expect(standingShape(body, '0.5 0 0 0.5 1 2')).toBe(
      '<path transform="matrix(50 0 0 50 100 200)" stroke-width="2" d="M0 0L7 7Z"/>',
    )
  })
})
