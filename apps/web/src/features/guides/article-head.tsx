import { CategoryBadge } from '#guides/category-badge.tsx'
import { dayOfGuide } from '#guides/day-of-guide.ts'
import type { Guide } from '#guides/guide.ts'
import { ReadTime } from '#guides/guide-card-link.tsx'
import { ShareButton } from './share-button.tsx'

export function ArticleHead({ guide }: { readonly guide: Guide }) {
  return (
    <header className="flex flex-col gap-5 border-hairline border-b pb-8">
      <p className="flex items-center gap-3 text-ink-soft text-small">
        <CategoryBadge category={guide.category} icon={guide.icon} />
        <ReadTime minutes={guide.readMinutes} />
      </p>
      <h1 className="max-w-[28ch] text-heading sm:text-display">{guide.title}</h1>
      <p className="max-w-reading text-ink-soft text-lead">{guide.description}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-small">
          <span className="font-medium">{guide.author}</span>
          <span aria-hidden="true" className="mx-2 text-ink-soft">
            ·
          </span>
          <time dateTime={guide.publishedOn} className="text-ink-soft">
            {dayOfGuide(guide.publishedOn)}
          </time>
        </p>
        <ShareButton title={guide.title} />
      </div>
    </header>
  )
}
