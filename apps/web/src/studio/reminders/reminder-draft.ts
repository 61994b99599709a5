import { clientEmailSchema, type Delivery } from '@sheaf/contract/kept-invoices'
import type { ReadReminderOrder, ReminderOrder } from '@sheaf/contract/reminders'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { inOrder, type KeyedStep, problemOf, type Step, usualSteps } from './reminder-steps.ts'

/** Reminders while they are being set up. */
export type ReminderDraft = {
  readonly steps: readonly KeyedStep[]
  readonly deliverTo: Delivery
  readonly clientEmail: string
  readonly saysLateFees: boolean
}

type Days = {
  readonly dueOn: CalendarDay
  /** The first day that can still have an email. */
  readonly first: CalendarDay
}

/** What most people would order for an invoice. */
export function newDraft(clientEmail: string, { dueOn, first }: Days): ReminderDraft {
  return {
    steps: keyed(usualSteps(dueOn, first)),
    deliverTo: 'me',
    clientEmail,
    saysLateFees: true,
  }
}

/** What is ordered already, to be changed. */
export function draftOf(order: ReadReminderOrder): ReminderDraft {
  const { steps, deliverTo, clientEmail, saysLateFees } = order
  return { steps: keyed(inOrder(steps)), deliverTo, clientEmail, saysLateFees }
}

function keyed(steps: readonly Step[]): readonly KeyedStep[] {
  return steps.map((step, index) => ({ ...step, key: `step-${index}` }))
}

type Kept = Pick<ReminderOrder, 'document' | 'timeZone'>

export function orderOf(draft: ReminderDraft, kept: Kept): ReminderOrder {
  const { steps, deliverTo, clientEmail, saysLateFees } = draft
  return {
    ...kept,
    steps: inOrder(steps).map(({ key: _, ...step }) => step),
    deliverTo,
    clientEmail: deliverTo === 'client' ? clientEmail.trim() : '',
    saysLateFees,
  }
}

export type DraftProblems = { readonly steps?: string; readonly clientEmail?: string }

/** What keeps a draft from being ordered, in words at its place. */
export function problemsOf(draft: ReminderDraft, { dueOn, first }: Days): DraftProblems {
  const steps = problemOf(draft.steps, dueOn, first)
  const isAddressed = draft.deliverTo === 'me' || isAddress(draft.clientEmail)
  return {
    ...(steps !== undefined && { steps }),
    ...(!isAddressed && { clientEmail: "Enter your client's email address" }),
  }
}

function isAddress(text: string): boolean {
  return text.trim() !== '' && clientEmailSchema.safeParse(text).success
}
