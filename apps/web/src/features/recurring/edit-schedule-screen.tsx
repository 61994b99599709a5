import type { CurrentUser } from '@sheaf/contract/current-user'
import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { sessionLoss } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useSchedule } from '#api/schedules.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { KeptLoading } from '#studio/kept-invoice/kept-loading.tsx'
import { readRepeat } from '#studio/repeat/handed-repeat.ts'
import { type RepeatDraft, repeatOf } from '#studio/repeat/repeat-draft.ts'
import { useLeaveGuard } from '#ui/overlays/leave-guard.tsx'
import { NoSchedule } from './no-schedule.tsx'
import { ScheduleForm } from './schedule-form.tsx'

/** Changes a schedule from its next invoice on. */
export function EditScheduleScreen() {
  const { id = '' } = useParams()
  const session = useCurrentUser()
  const schedule = useSchedule(id)
  const { note } = useHistoryNote()
  if (schedule.isFailed) return <NoSchedule {...schedule} />
  if (session.state !== 'member' || !schedule.data)
    return <KeptLoading label="Loading the schedule" />
  const saved = repeatOf(schedule.data, currentMoment().today)
  if (!saved) return <Redirect to={`/recurring/${id}`} replace />
  const handed = note.resumesRepeat ? readRepeat() : undefined
  const start = handed?.running?.id === id ? handed : saved
  return <EditSchedule key={id} user={session.user} {...{ saved, start }} />
}

type EditScheduleProps = {
  readonly user: CurrentUser
  readonly saved: RepeatDraft
  readonly start: RepeatDraft
}

function EditSchedule({ user, saved, start }: EditScheduleProps) {
  const [draft, setDraft] = useState(start)
  const guard = useLeaveGuard({
    isDirty: JSON.stringify(draft) !== JSON.stringify(saved),
    warning: "Your changes to this schedule haven't been saved and will be lost.",
    isExcused: sessionLoss.isLeaving,
  })
  return (
    <>
      <ScheduleForm
        title="Edit schedule"
        help="Your changes apply from the next invoice on. Invoices already sent stay as they are."
        {...{ user, draft }}
        onChange={setDraft}
      />
      {guard.dialog}
    </>
  )
}
