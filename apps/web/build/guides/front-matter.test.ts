import { expect, it } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

const lines = [
  'slug: a-guide',
  'title: A guide',
  'description: What it is about',
  'metaTitle: A guide',
  'metaDescription: What it is about',
  'category: Beginner',
  'author: The Sheaf team',
  'publishDate: 2025-01-06',
  'updatedDate: 2026-11-15',
  'icon: store',
]
const guide = (head: readonly string[]) => `---\n${head.join('\n')}\n---\n\nText.\n`

it('a guide begins with what it says about itself', () => {
  const { about, text } = readFrontMatter(guide(lines))
  expect(about).toMatchObject({ slug: 'a-guide', publishDate: '2025-01-06', related: [], faq: [] })
  expect(text.trim()).toBe('Text.')
})

it.each([
  ['no category of ours', lines.with(5, 'category: Gardening'), /category/],
  ['a day that does not exist', lines.with(7, 'publishDate: 2025-02-30'), /publishDate/],
  [
    'a title too long for search results',
    lines.with(3, `metaTitle: ${'x'.repeat(61)}`),
    /metaTitle/,
  ],
  ['a word that means nothing', [...lines, 'colour: red'], /colour/],
])('a guide with %s is refused', (_, head, reason) => {
  expect(() => readFrontMatter(guide(head))).toThrow(reason)
})

it('a file without front matter is refused', () => {
  expect(() => readFrontMatter('Text.')).toThrow('---')
})
