import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRouter } from 'wouter'
import { CategoryBadge } from './category-badge.tsx'
import type { GuideCard } from './guide.ts'

type GuideCardLinkProps = {
  readonly guide: GuideCard
  /** The level of its title in the outline of the page. */
  readonly level: 2 | 3
  readonly isBookmarked?: boolean
}

/** A guide as a card: the head of a sheet that it shows, and what it is about. */
export function GuideCardLink({ guide, level, isBookmarked = false }: GuideCardLinkProps) {
  const Title = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-panel border border-hairline bg-paper transition-colors focus-within:border-edge hover:border-edge">
      <div className="overflow-hidden border-hairline border-b bg-wash px-6 pt-6">
        <SheetHead guide={guide} className="aspect-[16/8]" />
      </div>
      <div className="flex grow flex-col gap-3 p-6">
        <p className="flex items-center justify-between gap-3 text-ink-soft text-small">
          <CategoryBadge category={guide.category} icon={guide.icon} />
          <ReadTime minutes={guide.readMinutes} />
        </p>
        <Title className="text-pretty text-lead leading-6">
          <Link
            href={`/howto/${guide.slug}`}
            className="decoration-1 underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-2 focus-visible:after:outline-spruce group-hover:underline"
          >
            {guide.title}
          </Link>
        </Title>
        <p className="text-ink-soft">{guide.description}</p>
        {isBookmarked && (
          <p className="mt-auto flex items-center gap-1.5 pt-1 font-medium text-small text-vermilion-ink">
            <Bookmark aria-hidden="true" className="size-3.5 fill-current" />
            Bookmarked
          </p>
        )}
      </div>
    </article>
  )
}

export function ReadTime({ minutes }: { readonly minutes: number }): ReactNode {
  return <span className="whitespace-nowrap tabular-nums">{`${minutes} min read`}</span>
}

type SheetHeadProps = {
  readonly guide: GuideCard
  readonly className: string
  readonly eager?: boolean
}

/** The upper part of the first sheet in a guide, lying on the desk. */
export function SheetHead({ guide, className, eager = false }: SheetHeadProps) {
  const { base } = useRouter()
  const { path, width, height } = guide.picture
  return (
    <img
      src={base + path}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`w-full bg-sheet object-cover object-top shadow-sheet ${className}`}
    />
  )
}
