import { expect, it } from 'vitest'
import { parseBookmarks } from './bookmarks.ts'

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['not JSON', []],
])('a browser that has kept %j has bookmarked %j', (stored, slugs) => {
  expect(parseBookmarks(stored)).toEqual(slugs)
})
