import { scheduleOrderSchema } from '@sheaf/contract/schedules'
import { issueProblems } from '@sheaf/domain/documents/issue-problems'
import { type CalendarDay, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import {
  comingTurns,
  isCount,
  isPercentage,
  orderOf,
  planOf,
  type RepeatDraft,
} from './repeat-draft.ts'

/** A field of the form, or 'invoice' for what is wrong with what is repeated; each rise has one of its own. */
export type RepeatField =
  | 'invoice'
  | 'numberSeries'
  | 'every'
  | 'start'
  | 'lastDay'
  | 'count'
  | 'timeZone'
  | 'clientEmail'
  | 'mailSubject'
  | 'mailMessage'
  | `rises.${number}`

export type RepeatProblems = Readonly<Partial<Record<RepeatField, string>>>

type Given = { readonly today: CalendarDay; readonly hasSeries: boolean }

/** What keeps a schedule from being saved, by field, in words for the user. */
export function repeatProblems(draft: RepeatDraft, given: Given): RepeatProblems {
  return {
    ...schemaProblems(draft),
    ...ruleProblems(draft, given),
    ...riseProblems(draft),
    ...(given.hasSeries ? {} : { numberSeries: 'Set up invoice numbers first' }),
    ...invoiceProblem(draft),
    ...emailProblem(draft),
  }
}

function ruleProblems(draft: RepeatDraft, { today }: Given): RepeatProblems {
  const { every, start, ending, lastDay, count, running } = draft
  const problems: Partial<Record<RepeatField, string>> = {}
  if (!isCount(every, 99)) problems.every = 'Enter a number from 1 to 99'
  if (!isCalendarDay(start)) problems.start = 'Choose a date'
  else if (!running && start < today) problems.start = 'Choose today or a later day'
  if (ending === 'day' && !isCalendarDay(lastDay)) problems.lastDay = 'Choose a date'
  if (ending === 'count' && !isCount(count, 1000)) {
    problems.count = 'Enter a number from 1 to 1000'
  }
  if (Object.keys(problems).length === 0 && comingTurns(draft).length === 0) {
    problems[ending === 'count' ? 'count' : 'lastDay'] = 'No more invoices would be sent'
  }
  return problems
}

function riseProblems({ rises }: RepeatDraft): RepeatProblems {
  const found = rises.flatMap(({ from, percent }, index): [RepeatField, string][] => {
    if (!isCalendarDay(from)) return [[`rises.${index}`, 'Choose a date']]
    return isPercentage(percent) ? [] : [[`rises.${index}`, 'Enter a percentage such as 3 or 2.5']]
  })
  return Object.fromEntries(found)
}

// A schedule keeps no number: each invoice gets its own on its day.
function invoiceProblem(draft: RepeatDraft): RepeatProblems {
  const { number: _, ...problems } = issueProblems(planOf(draft).document)
  const [first] = Object.values(problems)
  return first === undefined ? {} : { invoice: first }
}

function emailProblem({ deliverTo, clientEmail }: RepeatDraft): RepeatProblems {
  return deliverTo === 'client' && clientEmail.trim() === ''
    ? { clientEmail: "Enter your client's email address" }
    : {}
}

function schemaProblems(draft: RepeatDraft): RepeatProblems {
  const { error } = scheduleOrderSchema.safeParse(orderOf(draft))
  const issues = error?.issues ?? []
  return Object.fromEntries(
    issues
      .filter(({ path }) => path[0] !== 'recurrence' && path[0] !== 'rises')
      .map(({ path, message }) => [String(path[0]), message]),
  )
}
