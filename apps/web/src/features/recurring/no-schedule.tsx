import { failureCode } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

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
