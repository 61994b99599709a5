import { describe, expect, it } from 'vitest'
import { momentAt, startOf } from './timeline.ts'

const scenes = [
  { text: 'Sage', holdMs: 1000 },
  { text: 'Hotel Aurelia', holdMs: 500 },
  { text: 'Wave', holdMs: 1000 },
]

describe('the scenes of an invoice', () => {
  it('types first and changes the sheet when the text is complete', () => {
    const beginning = startOf(scenes, 0) + 1000
    expect(momentAt(scenes, beginning)).toEqual({ scene: 1, letters: 0, sheet: 0 })
    expect(momentAt(scenes, beginning + 200)).toEqual({ scene: 1, letters: 4, sheet: 0 })
    expect(momentAt(scenes, startOf(scenes, 1) - 1)).toEqual({ scene: 1, letters: 13, sheet: 0 })
    expect(momentAt(scenes, startOf(scenes, 1))).toEqual({ scene: 1, letters: 13, sheet: 1 })
  })

  it('begins anew at its end, with the last sheet still lying there while the first scene is typed', () => {
    const end = startOf(scenes, 2) + 1000
    expect(momentAt(scenes, end - 1)).toEqual({ scene: 2, letters: 4, sheet: 2 })
    expect(momentAt(scenes, end)).toEqual({ scene: 0, letters: 0, sheet: 2 })
    expect(momentAt(scenes, end + startOf(scenes, 0))).toEqual({ scene: 0, letters: 4, sheet: 0 })
  })
})
