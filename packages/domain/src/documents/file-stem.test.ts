import { describe, expect, it } from 'vitest'
import { fileStem } from './file-stem.ts'

describe('the number of a document in the name of a file', () => {
  it.each([
    ['2026/03: 17?', '2026-03-17'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['a\u0000b\r\nc\u202ed\u2066e', 'a-b-c-d-e'],
    ['fdp.\u202eexe', 'fdp.-exe'],
    ['x\ud800', 'x'],
    ['№ 7 – Zürich', '№-7-–-Zürich'],
    ['...', ''],
    ['-rf', 'rf'],
    ['A.', 'A'],
  ])('%j becomes %j', (number, stem) => {
    expect(fileStem(number)).toBe(stem)
  })

  it.each(['CON', 'nul', 'Com1', 'LPT9', 'aux.2026', 'COM²'])(
    '%s is no device of Windows afterward',
    (number) => {
      expect(fileStem(number)).toBe(`${number}-`)
    },
  )

  it.each(['Console', 'INV-CON', 'auxiliary'])('%s stays, for it is none', (number) => {
    expect(fileStem(number)).toBe(number)
  })

  it.each(['😀'.repeat(100), `a${'😀'.repeat(100)}`, '設'.repeat(200), 'x'.repeat(200)])(
    'is cut between two characters and leaves room for the rest of a name: %#',
    (number) => {
      const stem = fileStem(number)
      expect(stem.isWellFormed()).toBe(true)
      const bytes = encodeURIComponent(stem).replaceAll(/%../g, '.').length
      expect(bytes).toBeLessThanOrEqual(200)
      expect(bytes).toBeGreaterThan(196)
    },
  )
})
