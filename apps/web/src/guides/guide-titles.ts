const titles = import.meta.glob<string>('../../content/guides/*.md', {
  query: '?title',
  import: 'default',
  eager: true,
})

/** What the tab says of a guide. Known without fetching it; undefined where there is none of that name. */
export function guideTitle(slug: string): string | undefined {
  return titles[`../../content/guides/${slug}.md`]
}
