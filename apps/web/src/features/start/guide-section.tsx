import { Link } from 'wouter'
import { findGuideCard } from '#guides/guide-cards.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { SectionHead } from './section-head.tsx'

const slugs = [
  'invoice-for-freelancers',
  'small-business-invoicing',
  'credit-note-guide',
  'crafting-winning-quotes',
  'ai-invoicing-tools',
  'eu-us-compliance',
] as const

const guides = slugs.flatMap((slug) => findGuideCard(slug) ?? [])

/** Set as the contents of a book: how long, what about, and the name. */
export function GuideSection() {
  return (
    <section
      id="howto"
      aria-labelledby="howto-title"
      className="mx-auto w-full max-w-page scroll-mt-6 px-4 pt-16 sm:px-6 sm:pt-24"
    >
      <SectionHead id="howto-title" title="Read before you send.">
        Guides with worked examples, text to copy and linked sources.{' '}
        <TextLink href="/howto">All guides</TextLink>
      </SectionHead>
      <ul className="mt-12 grid gap-x-16 lg:grid-cols-2">
        {guides.map(({ slug, title, description, category, readMinutes }) => (
          <li
            key={slug}
            className="group relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-hairline border-t py-6 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <p className="flex flex-col text-ink-soft text-small tabular-nums">
              <span className="font-medium text-ink">{category}</span>
              {readMinutes} min read
            </p>
            <div>
              <h3 className="text-title">
                <Link
                  href={`/howto/${slug}`}
                  className="decoration-1 decoration-vermilion underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
