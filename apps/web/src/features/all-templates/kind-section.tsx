import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FetchFailure, fetchFailureOf } from '#sheets/drawing/fetch-failure.tsx'
import { editorAddress } from '#sheets/templates/editor-address.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { SkeletonList } from '#ui/feedback/skeleton.tsx'
import { CountBadge } from '#ui/layout/count-badge.tsx'
import { TemplateTile, TemplateTileSkeleton } from './template-tile.tsx'
import type { Listing } from './use-listings.ts'

const skeletonCount = 4
const grid = 'grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4'

type KindSectionProps = {
  readonly kind: DocumentKind
  readonly title: string
  readonly system: Listing
  readonly custom: Listing
}

export function KindSection({ kind, title, system, custom }: KindSectionProps) {
  const id = useId()
  const word = kindTitle(kind)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <Group title="System Templates" kind={kind} listing={system} />
      <Group title="Your Custom Templates" kind={kind} listing={custom} isCustom>
        <p className="text-ink-soft">
          No custom templates yet. Templates you save while creating {withArticle(word)} appear
          here.
        </p>
      </Group>
      <ButtonLink href={editorAddress(kind)} className="self-start">
        <Plus aria-hidden="true" className="size-4" />
        Create New {word}
      </ButtonLink>
    </section>
  )
}

type GroupProps = {
  readonly title: string
  readonly kind: DocumentKind
  readonly listing: Listing
  readonly isCustom?: boolean
  /** Instead of cards, where there are none. */
  readonly children?: ReactNode
}

function Group({ title, kind, listing, isCustom = false, children }: GroupProps) {
  const { data: entries, isFailed, tryAgain } = listing
  return (
    <div className="flex flex-col gap-5">
      <h3 className="flex items-center gap-3 border-hairline border-b pb-2 text-lead">
        {title}
        {entries && <CountBadge count={entries.length} />}
      </h3>
      {isFailed ? (
        <FetchFailure message={fetchFailureOf(kind)} onRetry={tryAgain} />
      ) : entries === undefined ? (
        <SkeletonList
          label={`Loading ${title}`}
          count={isCustom ? 1 : skeletonCount}
          className={grid}
        >
          <TemplateTileSkeleton />
        </SkeletonList>
      ) : entries.length === 0 ? (
        children
      ) : (
        <ul className={grid}>
          {entries.map((entry) => (
            <TemplateTile key={entry.id} entry={entry} kind={kind} isCustom={isCustom} />
          ))}
        </ul>
      )}
    </div>
  )
}

function withArticle(word: string): string {
  const lower = word.toLowerCase()
  return `${/^[aeiou]/.test(lower) ? 'an' : 'a'} ${lower}`
}
