import type { Guide } from './guide.ts'

const guides = import.meta.glob<Guide>('../../content/guides/*.md', { import: 'default' })

/** Fetches the whole of a guide. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  return guides[`../../content/guides/${slug}.md`]?.()
}
