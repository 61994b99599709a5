import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { CategoryBadge } from '#guides/category-badge.tsx'
import type { GuideCard } from '#guides/guide.ts'
import { ReadTime, SheetHead } from '#guides/guide-card-link.tsx'

export function FeaturedGuide({ guide }: { readonly guide: GuideCard }) {
  return (
    <article className="group relative grid overflow-hidden rounded-panel border border-hairline bg-paper transition-colors focus-within:border-edge hover:border-edge lg:grid-cols-[1fr_30rem]">
      <div className="flex flex-col items-start gap-5 p-6 sm:p-10 lg:justify-center">
        <p className="font-medium text-small text-vermilion-ink">Featured guide</p>
        <h2 className="text-heading">
          <Link
            href={`/howto/${guide.slug}`}
            className="decoration-1 underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-2 focus-visible:after:outline-spruce group-hover:underline"
          >
            {guide.title}
          </Link>
        </h2>
        <p className="max-w-reading text-ink-soft text-lead">{guide.description}</p>
        <p className="flex items-center gap-3 text-ink-soft text-small">
          <CategoryBadge category={guide.category} icon={guide.icon} />
          <ReadTime minutes={guide.readMinutes} />
        </p>
        <p className="flex items-center gap-2 font-medium text-spruce">
          Read the guide
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform group-hover:translate-x-0.5"
          />
        </p>
      </div>
      <div className="overflow-hidden bg-wash px-8 pt-8 max-lg:order-first sm:px-14 sm:pt-12">
        <SheetHead guide={guide} className="aspect-[16/8] lg:aspect-[16/15]" eager />
      </div>
    </article>
  )
}
