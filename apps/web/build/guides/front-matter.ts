import { parse } from 'yaml'
import { z } from 'zod'
import { guideCategories } from '../../src/guides/guide.ts'

const day = z.iso.date()

const schema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  description: z.string(),
  metaTitle: z.string().max(60),
  metaDescription: z.string().max(160),
  category: z.enum(guideCategories),
  author: z.string(),
  publishDate: day,
  updatedDate: day,
  icon: z.string(),
  related: z.array(z.string()).default([]),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })).default([]),
})

export type FrontMatter = z.infer<typeof schema>

/** Splits a guide into what its first lines say about it and its text. */
export function readFrontMatter(source: string): { about: FrontMatter; text: string } {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (head === undefined || text === undefined) throw new Error('A guide begins with --- lines')
  return { about: schema.parse(parse(head)), text }
}
