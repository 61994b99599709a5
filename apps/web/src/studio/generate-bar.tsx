import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'
import { Eye } from 'lucide-react'
import { useIsOffline } from '#offline/connection.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Badge } from '#ui/layout/badge.tsx'

type GenerateBarProps = {
  readonly user: CurrentUser
  /** What the main action is called. */
  readonly label: string
  readonly isPending: boolean
  /** The focus starts on the main action. */
  readonly hasFocus: boolean
  readonly onGenerate: () => void
  readonly onPreview: () => void
}

/** At the lower edge of the window, wherever the page is scrolled to: at the thumb on a phone. */
export function GenerateBar(props: GenerateBarProps) {
  const { user, label, isPending, hasFocus, onGenerate, onPreview } = props
  const isOffline = useIsOffline()
  const quota = quotaOf(user)
  return (
    <div className="sticky bottom-0 z-20 border-hairline border-t bg-ground print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="mr-auto hidden text-ink-soft text-small lg:block">
          Drafts and recent documents stay in this browser. We don't store them.
        </p>
        {quota && (
          <span className="flex items-center gap-3">
            <Badge tone={quota.isUsedUp ? 'vermilion' : 'plain'}>{quota.words}</Badge>
            {quota.isUsedUp && <TextLink href="/upgrade">Upgrade</TextLink>}
          </span>
        )}
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <Button onClick={onPreview} className="lg:hidden">
            <Eye aria-hidden="true" className="size-4" />
            Preview
          </Button>
          <Button
            variant="primary"
            autoFocus={hasFocus}
            loading={isPending}
            loadingLabel={isOffline ? 'Waiting for connection...' : 'Generating...'}
            onClick={onGenerate}
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  )
}

type Counters = Pick<CurrentUser, 'subscription' | 'documentsUsed'>

type Quota = { readonly words: string; readonly isUsedUp: boolean }

/** From the first document on, so that the last one surprises nobody. */
export function quotaOf({ subscription, documentsUsed }: Counters): Quota | undefined {
  const limit = plans.free.documents
  if (subscription === 'premium' || documentsUsed === 0) return undefined
  // Someone who was premium may have made more than the free plan gives.
  const isUsedUp = documentsUsed >= limit
  const words = isUsedUp ? `${limit}/${limit}` : `${documentsUsed} of ${limit}`
  return { words: `${words} free documents used`, isUsedUp }
}
