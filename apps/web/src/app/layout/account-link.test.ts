import { expect, it } from 'vitest'
import { initialOf } from './account-link.tsx'

const email = 'grace@example.com'

it.each([
  ['Grace', 'G'],
  ['  ada', 'A'],
  ['élodie', 'É'],
  ['e\u0301lodie', 'E\u0301'],
  ['王芳', '王'],
  ['', 'G'],
  ['🦊 Fox', '🦊'],
])('%j is shortened to %j', (firstName, initial) => {
  expect(initialOf({ firstName, email })).toBe(initial)
})
