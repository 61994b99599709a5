import { useBookmarks } from '#guides/bookmarks.ts'
import type { GuideCard } from '#guides/guide.ts'
import { GuideCardLink } from '#guides/guide-card-link.tsx'
import { guideCards } from '#guides/guide-cards.ts'
import { usePageHead } from '#ui/page/page-head.ts'
import { Bookmarked } from './bookmarked.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { FeaturedGuide } from './featured-guide.tsx'
import { guidesHead } from './guides-head.ts'
import { QuickTips } from './quick-tips.tsx'
import { StartToday } from './start-today.tsx'
import { useCategory } from './use-category.ts'

const [featured, ...others] = guideCards

export function GuidesScreen() {
  usePageHead(guidesHead)
  const [category, choose] = useCategory()
  const bookmarks = useBookmarks()
  const shown = guideCards.filter((guide) => guide.category === category)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 sm:gap-16 pt-6 pb-20 sm:px-6">
      <header className="flex flex-col gap-4">
        <h1 className="text-heading sm:text-display">How-to guides</h1>
        <p className="max-w-reading text-ink-soft text-lead">
          How to write business documents that are clear, legal and get you paid, with worked
          examples, sources and samples made with Sheaf.
        </p>
      </header>
      <div className="flex flex-col gap-10">
        <CategoryFilter chosen={category} onChoose={choose} />
        {category === 'All' && featured && <FeaturedGuide guide={featured} />}
        <GuideGrid guides={category === 'All' ? others : shown} bookmarks={bookmarks} />
      </div>
      <Bookmarked slugs={bookmarks} />
      <QuickTips />
      <StartToday />
    </div>
  )
}

type GuideGridProps = {
  readonly guides: readonly GuideCard[]
  readonly bookmarks: readonly string[]
}

function GuideGrid({ guides, bookmarks }: GuideGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-label="Guides">
      {guides.map((guide) => (
        <li key={guide.slug}>
          <GuideCardLink guide={guide} level={2} isBookmarked={bookmarks.includes(guide.slug)} />
        </li>
      ))}
    </ul>
  )
}
