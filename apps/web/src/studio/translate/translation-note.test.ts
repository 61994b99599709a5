import { expect, it } from 'vitest'
import { translatedWords } from './translation-note.tsx'

it.each([
  [10, 2, 'Translated 8 of 10 lines. 2 stay as they were.'],
  [10, 1, 'Translated 9 of 10 lines. 1 stays as it was.'],
  [10, 0, 'Translated all 10 lines.'],
  [1, 0, 'Translated 1 line.'],
  [1, 1, 'Translated 0 of 1 line. 1 stays as it was.'],
  [0, 0, 'There was no text to translate. Labels are in the new language.'],
])('of %i lines %i left: %s', (all, left, words) => {
  expect(translatedWords({ all, left, isModelAway: false })).toBe(words)
})

it('says when the model was away', () => {
  expect(translatedWords({ all: 10, left: 2, isModelAway: true })).toBe(
    "Translated 8 of 10 lines. 2 stay as they were. The language model didn't respond, so Sheaf used its own phrase book.",
  )
})
