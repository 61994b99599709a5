import { reminderTones } from '@sheaf/domain/reminders/tones'
import { z } from 'zod'
import {
  clientEmailSchema,
  deliveries,
  invoiceBodySchema,
  mailStates,
  timeZoneSchema,
} from './kept-invoices.ts'

/** One mail: so many days after the due date, or before it when negative. */
export const reminderStepSchema = z.object({
  days: z
    .int()
    .min(-60, 'Must be at most 60 days before')
    .max(365, 'Must be at most 365 days after'),
  tone: z.enum(reminderTones),
  /** Own words; empty: the standard ones of that tone in the document's language. */
  subject: z.string().trim().max(200).default(''),
  message: z.string().trim().max(5000).default(''),
})

/** A wrong field of the document is named as 'document.clientName'. Two steps on one day are refused. */
export const reminderOrderSchema = z.object({
  document: invoiceBodySchema,
  steps: z.array(reminderStepSchema).min(1, 'Add at least one reminder').max(10),
  timeZone: timeZoneSchema,
  deliverTo: z.enum(deliveries),
  clientEmail: clientEmailSchema,
  /** Whether mails after the due date say what the law lets the seller charge. */
  saysLateFees: z.boolean().default(true),
})

export type ReminderOrder = z.input<typeof reminderOrderSchema>
export type ReadReminderOrder = z.output<typeof reminderOrderSchema>

/** 'stopped': the client asked for no more mails. */
export const reminderStates = ['active', 'paid', 'stopped', 'ended'] as const

export const reminderMailSchema = z.object({
  day: z.iso.date(),
  tone: z.enum(reminderTones),
  state: z.enum(mailStates),
  at: z.iso.datetime().nullable(),
  problem: z.string().nullable(),
})

export const reminderSchema = z
  .object({
    id: z.string(),
    state: z.enum(reminderStates),
    /** Opened for their owner alone. Null once the reminders are over: then nothing of the invoice is kept. */
    order: reminderOrderSchema.nullable(),
    /** All that is left once the reminders are over, so that a list can say which invoice it was. */
    number: z.string(),
    /** Empty once the reminders are over. */
    clientName: z.string(),
    /** Empty once the reminders are over. */
    amountDue: z.string(),
    dueOn: z.iso.date(),
    /** In the order of their days. */
    mails: z.array(reminderMailSchema),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Reminder' })

export type Reminder = z.infer<typeof reminderSchema>
export type ReminderMail = z.infer<typeof reminderMailSchema>

export const reminderListSchema = z.object({ reminders: z.array(reminderSchema) })

/** The signed part of a link in a mail: 'paid' for the user, 'stop' for the client. */
export const mailLinkSchema = z.object({ token: z.string().min(1).max(500) })

/** What a link of a mail is about, so that its page can say what the button does. Client and amount are empty once the reminders are over. */
export const paidLinkSchema = z.object({
  state: z.enum(reminderStates),
  number: z.string(),
  clientName: z.string(),
  amountDue: z.string(),
})

export type PaidLink = z.infer<typeof paidLinkSchema>

export const mostReminders = 500
