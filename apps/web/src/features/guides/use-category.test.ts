import { expect, it } from 'vitest'
import { categoryIn } from './use-category.ts'

it.each([
  ['', 'All'],
  ['category=beginner', 'Beginner'],
  ['category=ai-tech', 'AI & Tech'],
  ['category=gardening', 'All'],
  ['category=Beginner', 'All'],
])('the query %j asks for the guides of %s', (search, category) => {
  expect(categoryIn(search)).toBe(category)
})
