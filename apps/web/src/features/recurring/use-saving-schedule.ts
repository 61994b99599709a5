import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#api/api-error.ts'
import { causeMessage, failureCode, failureMessage } from '#api/failure.ts'
import { useSaveSchedule } from '#api/schedules.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { forgetRepeat } from '#studio/repeat/handed-repeat.ts'
import { orderOf, type RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import {
  type RepeatField,
  type RepeatProblems,
  repeatProblems,
} from '#studio/repeat/repeat-problems.ts'
import { toast } from '#ui/feedback/toast.ts'
import { dayWords } from './rhythm-words.ts'

/** Saves a schedule, and says at its fields what is in the way. */
export function useSavingSchedule(draft: RepeatDraft, hasSeries: boolean) {
  const save = useSaveSchedule()
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [isTold, setIsTold] = useState(false)
  const [refused, setRefused] = useState<{ draft: RepeatDraft; problems: RepeatProblems }>()
  const [upgrade, setUpgrade] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const own = repeatProblems(draft, { today: currentMoment().today, hasSeries })
  // What the server refused stays until something is changed.
  const theirs = refused?.draft === draft ? refused.problems : {}

  function goToFirst() {
    requestAnimationFrame(() => {
      const found = form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
    })
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isPending) return
    setIsTold(true)
    setUpgrade(undefined)
    if (Object.keys(own).length > 0) return goToFirst()
    setIsPending(true)
    try {
      const saved = await save(orderOf(draft), draft.running?.id)
      forgetRepeat()
      const [next] = saved.coming
      const first = next ? `The next invoice goes out on ${dayWords(next.day)}.` : ''
      toast({ title: draft.running ? 'Schedule saved' : 'Schedule started', description: first })
      navigate(`/recurring/${saved.id}`, { replace: true })
    } catch (error) {
      if (failureCode(error) === 'plan.premium-only') {
        setUpgrade(failureMessage(error, 'Upgrade to Premium for recurring billing'))
      } else tellRefusal(error)
    }
    setIsPending(false)
  }

  function tellRefusal(error: unknown) {
    const problems = problemsAt(error, draft)
    setRefused({ draft, problems })
    const [said] = Object.values(problems)
    const otherwise = "We couldn't save the schedule. Please try again."
    const description = said ?? causeMessage(error, otherwise)
    toast({ title: 'Schedule not saved', description, variant: 'destructive' })
    goToFirst()
  }

  return {
    form,
    submit,
    isPending,
    problems: isTold ? { ...theirs, ...own } : {},
    /** What the server says to those whose plan does not have it. */
    upgrade,
  }
}

/** The server names fields by their paths: 'recurrence.every', 'document.clientName'. */
function problemsAt(error: unknown, { ending }: RepeatDraft): RepeatProblems {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]): [RepeatField, string] => {
      const [group = '', name = ''] = path.split('.')
      if (group === 'document') return ['invoice', words]
      if (group === 'rises') return [`rises.${Number(name) || 0}`, words]
      if (group !== 'recurrence') return [group as RepeatField, words]
      if (name === 'end') return [ending === 'count' ? 'count' : 'lastDay', words]
      return [name as RepeatField, words]
    }),
  )
}
