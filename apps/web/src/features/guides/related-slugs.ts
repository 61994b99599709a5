import type { Guide } from '#guides/guide.ts'

const always = ['credit-note-guide', 'small-business-invoicing']
const most = 3

/** Two guides that everybody needs, then what suits the one just read. Never that one itself. */
export function relatedSlugs({ slug, related }: Pick<Guide, 'slug' | 'related'>): string[] {
  const wanted = new Set([...always, ...related])
  wanted.delete(slug)
  return [...wanted].slice(0, most)
}
