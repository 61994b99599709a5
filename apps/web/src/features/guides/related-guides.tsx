import { useId } from 'react'
import { useBookmarks } from '#guides/bookmarks.ts'
import type { Guide } from '#guides/guide.ts'
import { GuideCardLink } from '#guides/guide-card-link.tsx'
import { findGuideCard } from '#guides/guide-cards.ts'

export function RelatedGuides({ guide }: { readonly guide: Guide }) {
  const titleId = useId()
  const bookmarks = useBookmarks()
  const related = relatedSlugs(guide).flatMap((slug) => findGuideCard(slug) ?? [])
  return (
    <section aria-labelledby={titleId} className="mt-20 flex flex-col gap-6 print:hidden">
      <h2 id={titleId} className="text-title">
        Related articles
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {related.map((card) => (
          <li key={card.slug}>
            <GuideCardLink guide={card} level={3} isBookmarked={bookmarks.includes(card.slug)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const always = ['credit-note-guide', 'small-business-invoicing']

/** The two guides that everybody needs. In the place of the one just read comes what suits it. */
export function relatedSlugs({ slug, related }: Pick<Guide, 'slug' | 'related'>): string[] {
  const wanted = new Set([...always, ...related])
  wanted.delete(slug)
  return [...wanted].slice(0, always.length)
}
