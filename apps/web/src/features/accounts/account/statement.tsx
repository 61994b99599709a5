import type { CurrentUser } from '@sheaf/contract/current-user'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Mark } from '#ui/layout/brand.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { SmallSheets } from '#ui/layout/small-sheets.tsx'
import { amountLeft, type Use, usesOf } from './allowance.ts'
import { PaidPlan } from './paid-plan.tsx'

/** The plan and what has been used of it, set as the kind of paper that this product makes. */
export function Statement({ user }: { readonly user: CurrentUser }) {
  const isPremium = user.subscription === 'premium'
  return (
    <div className="relative mx-auto max-w-note">
      <Sheet className="absolute inset-0 rotate-2" />
      <Sheet className="relative">
        <section aria-label="Plan" className="flex flex-col gap-6 p-6">
          <div className="flex items-center justify-between border-ink border-b-2 pb-3">
            <Mark className="size-6" />
            <h2 className="text-title">{isPremium ? 'Premium' : 'Free Plan'}</h2>
          </div>
          <dl className="flex flex-col">
            <Line name="Member since">{monthAndYear(user.createdAt)}</Line>
            {usesOf(user).map((use) => (
              <Line key={use.name} name={use.name}>
                <Count use={use} />
              </Line>
            ))}
            <div className="flex items-baseline justify-between gap-4 pt-3 font-medium">
              <dt className="font-serif text-lead">Remaining</dt>
              <dd>{amountLeft(user)}</dd>
            </div>
          </dl>
          {isPremium && <PaidPlan />}
          {!isPremium && (
            <ButtonLink href="/upgrade" variant="primary">
              Upgrade to Premium
            </ButtonLink>
          )}
        </section>
      </Sheet>
    </div>
  )
}

function Count({ use: { used, limit } }: { readonly use: Use }) {
  if (limit === null) return used
  return (
    <span className="flex items-center gap-3">
      <SmallSheets used={used} limit={limit} size="small" />
      {used} of {limit}
    </span>
  )
}

type LineProps = { readonly name: string; readonly children: ReactNode }

function Line({ name, children }: LineProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-hairline border-b tabular-nums">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function monthAndYear(moment: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date(moment))
}
