import { Bookmark, X } from 'lucide-react'
import { useId } from 'react'
import { setBookmark } from '#guides/bookmarks.ts'
import { ReadTime } from '#guides/guide-card-link.tsx'
import { findGuideCard } from '#guides/guide-cards.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'

/** What this browser has bookmarked. Nothing where it has not. */
export function Bookmarked({ slugs }: { readonly slugs: readonly string[] }) {
  const titleId = useId()
  const guides = slugs.flatMap((slug) => findGuideCard(slug) ?? [])
  if (guides.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4 print:hidden">
      <h2 id={titleId} className="flex items-center gap-2.5 text-title">
        <Bookmark aria-hidden="true" className="size-5 fill-current text-vermilion-ink" />
        Your bookmarks
      </h2>
      <ul className="flex flex-col border-hairline border-t">
        {guides.map(({ slug, title, readMinutes }) => (
          <li key={slug} className="flex items-center gap-4 border-hairline border-b py-2">
            <TextLink href={`/howto/${slug}`} className="mr-auto">
              {title}
            </TextLink>
            <span className="text-ink-soft text-small max-sm:hidden">
              <ReadTime minutes={readMinutes} />
            </span>
            <IconButton
              label={`Remove the bookmark for ${title}`}
              onClick={() => setBookmark(slug, false)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">Saved in this browser only.</p>
    </section>
  )
}
