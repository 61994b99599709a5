import type { CurrentUser } from '@sheaf/contract/current-user'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { memberSince } from './plan-words.ts'

type AccountSummaryProps = {
  readonly user: CurrentUser
  /** Undefined until it is known, null where it could not be read. */
  readonly templateCount: number | null | undefined
}

/** A slip of paper beside the work: how long, how much, in what standing. */
export function AccountSummary({ user, templateCount }: AccountSummaryProps) {
  return (
    <Sheet className="mx-auto w-full max-w-note">
      <section aria-labelledby="account-information" className="flex flex-col gap-5 p-6">
        <h2 id="account-information" className="border-ink border-b-2 pb-3 text-lead">
          Account information
        </h2>
        <dl className="-mt-4 flex flex-col">
          <Line name="Member since">{memberSince(user.createdAt)}</Line>
          <Line name="Templates saved">
            {templateCount === undefined ? (
              <Skeleton className="h-4 w-5 bg-hairline" />
            ) : (
              (templateCount ?? 'Unknown')
            )}
          </Line>
          <Line name="Account status">Active</Line>
        </dl>
        {user.subscription !== 'premium' && (
          <ButtonLink href="/upgrade">Upgrade to Premium</ButtonLink>
        )}
      </section>
    </Sheet>
  )
}

type LineProps = { readonly name: string; readonly children: ReactNode }

function Line({ name, children }: LineProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-hairline border-b tabular-nums">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
