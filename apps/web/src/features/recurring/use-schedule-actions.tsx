import type { Schedule } from '@sheaf/contract/schedules'
import { type ReactNode, useState } from 'react'
import { tellFailure } from '#api/failure.ts'
import { type ScheduleAction, useScheduleCalls } from '#api/schedules.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { dayWords } from './rhythm-words.ts'
import { nameOfSchedule } from './schedule-words.ts'

type Asked = 'skip' | 'run' | 'delete'

type Question = {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
}

export type ScheduleActions = {
  readonly pending: ScheduleAction | 'delete' | undefined
  readonly pause: () => void
  readonly resume: () => void
  /** These ask first. */
  readonly skip: () => void
  readonly run: () => void
  readonly remove: () => void
  /** To be drawn somewhere on the screen. */
  readonly dialog: ReactNode
}

/** What can be done to a schedule. */
export function useScheduleActions(schedule: Schedule, onRemoved?: () => void): ScheduleActions {
  const { act, remove } = useScheduleCalls()
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setIsAsking] = useState(false)
  const [pending, setPending] = useState<ScheduleAction | 'delete'>()
  const [next] = schedule.coming

  async function perform(name: ScheduleAction | 'delete'): Promise<void> {
    if (pending) return
    setPending(name)
    try {
      if (name === 'delete') await remove(schedule.id)
      else await act(schedule.id, name, name === 'skip' || name === 'run' ? next?.turn : undefined)
      toast({ title: doneWords[name], duration: 2000 })
      setIsAsking(false)
      if (name === 'delete') onRemoved?.()
    } catch (error) {
      setIsAsking(false)
      tellFailure('Nothing changed', error, "We couldn't do that. Please try again.")
    }
    setPending(undefined)
  }

  function ask(question: Asked) {
    setAsked(question)
    setIsAsking(true)
  }

  return {
    pending,
    pause: () => void perform('pause'),
    resume: () => void perform('resume'),
    skip: () => ask('skip'),
    run: () => ask('run'),
    remove: () => ask('delete'),
    dialog: asked && (
      <ConfirmDialog
        {...questionOf(asked, schedule)}
        danger={asked === 'delete'}
        pending={pending === asked}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void perform(asked)}
      />
    ),
  }
}

const doneWords = {
  pause: 'Schedule paused',
  resume: 'Schedule resumed',
  skip: 'Invoice skipped',
  run: 'Invoice on its way',
  delete: 'Schedule deleted',
} as const

function questionOf(asked: Asked, schedule: Schedule): Question {
  const [next] = schedule.coming
  const day = next ? dayWords(next.day) : ''
  if (asked === 'skip') {
    return {
      title: `Skip the invoice of ${day}?`,
      description:
        'It is never created, and its number goes to the next one. The rest stays as planned.',
      confirmLabel: 'Skip invoice',
    }
  }
  if (asked === 'run') {
    const to =
      schedule.order?.deliverTo === 'client' ? 'to your client, with a copy to you' : 'to you'
    return {
      title: 'Send the next invoice now?',
      description: `The invoice planned for ${day} is created with today's date and emailed ${to}. The one after it stays as planned.`,
      confirmLabel: 'Send now',
    }
  }
  return {
    title: 'Delete this schedule?',
    description: `No more invoices go out for ${nameOfSchedule(schedule)}, and we delete the invoice and the history. Invoices already sent stay in your email.`,
    confirmLabel: 'Delete schedule',
  }
}
