import type { CurrentUser } from '@sheaf/contract/current-user'
import { ShieldCheck } from 'lucide-react'
import { Badge } from '#ui/layout/badge.tsx'
import { planName } from './plan-words.ts'

export function Greeting({ user }: { readonly user: CurrentUser }) {
  const isPremium = user.subscription === 'premium'
  return (
    <header className="mx-auto flex w-full max-w-page flex-col gap-3 px-4 py-8 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="wrap-anywhere text-heading sm:text-display">
          Hello, {user.firstName.trim() || 'User'}
        </h1>
        <span className="sm:mt-2">
          <Badge tone={isPremium ? 'ink' : 'plain'}>{planName(user)}</Badge>
        </span>
      </div>
      <p className="flex max-w-reading gap-2 text-ink-soft">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-spruce" />
        <span>
          Only your templates and logos are stored. Client data and document details are used to
          create the PDF, then discarded. Drafts and recent documents stay in this browser only.
          Recurring invoices and email reminders keep their invoice encrypted until they end.
        </span>
      </p>
    </header>
  )
}
