import { failureCode } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type NoScheduleProps = { readonly error: unknown; readonly tryAgain: () => void }

/** In the place of a schedule that is gone, or did not come. */
export function NoSchedule({ error, tryAgain }: NoScheduleProps) {
  if (failureCode(error) === 'schedule.not-found') {
    return (
      <Notice
        title="This schedule no longer exists"
        action={<ButtonLink href="/recurring">See recurring invoices</ButtonLink>}
      >
        It was deleted, or the link isn't complete.
      </Notice>
    )
  }
  return (
    <Notice
      title="We couldn't load this schedule"
      action={<Button onClick={tryAgain}>Try again</Button>}
    >
      It goes on as planned. Check your connection and try again.
    </Notice>
  )
}

export function ScheduleSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-page gap-10 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_28rem]"
    >
      <VisuallyHidden>Loading the schedule</VisuallyHidden>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="aspect-a4" />
    </div>
  )
}
