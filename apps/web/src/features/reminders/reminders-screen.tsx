import type { CurrentUser } from '@sheaf/contract/current-user'
import type { Reminder } from '@sheaf/contract/reminders'
import { useCurrentUser } from '#api/current-user.ts'
import { useReminders } from '#api/reminders.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { useEnding } from '#studio/reminders/use-ending.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { NoReminders } from './no-reminders.tsx'
import { ReminderRow } from './reminder-row.tsx'

/** All invoices that somebody is reminded of. */
export function RemindersScreen() {
  const session = useCurrentUser()
  const { data: reminders, isFailed, tryAgain } = useReminders()
  if (session.state !== 'member') return null
  const { user } = session
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <Head user={user} />
      {isFailed ? (
        <FetchFailure message="We couldn't load your reminders" onRetry={tryAgain} />
      ) : reminders === undefined ? (
        <SkeletonList label="Loading your reminders" count={3} className="flex flex-col">
          <li className="border-hairline border-t py-4">
            <Skeleton className="h-12" />
          </li>
        </SkeletonList>
      ) : reminders.length === 0 ? (
        <NoReminders userId={user.id} />
      ) : (
        <Lists reminders={reminders} />
      )}
    </div>
  )
}

function Head({ user }: { readonly user: CurrentUser }) {
  return (
    <header className="flex max-w-reading flex-col gap-1">
      <h1 className="text-heading">Payment reminders</h1>
      <p className="text-ink-soft">
        Emails around the due date, to you or your client, until the invoice is paid.
        {user.subscription !== 'premium' && (
          <>
            {' '}
            Part of <TextLink href="/upgrade">Premium</TextLink>.
          </>
        )}
      </p>
    </header>
  )
}

/** What is still owed comes first, the longest due on top. */
function Lists({ reminders }: { readonly reminders: readonly Reminder[] }) {
  const { today } = currentMoment()
  const { markPaid, remove, dialog } = useEnding()
  const open = reminders
    .filter(({ state }) => state === 'active')
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const over = reminders.filter(({ state }) => state !== 'active')

  function list(title: string, shown: readonly Reminder[]) {
    if (shown.length === 0) return null
    return (
      <section aria-label={title} className="flex flex-col gap-3">
        <h2 className="text-lead">{title}</h2>
        <ul className="flex flex-col border-hairline border-b">
          {shown.map((reminder) => (
            <ReminderRow key={reminder.id} {...{ reminder, today, markPaid, remove }} />
          ))}
        </ul>
      </section>
    )
  }

  return (
    <>
      {list('Unpaid', open)}
      {list('Done', over)}
      {dialog}
    </>
  )
}
