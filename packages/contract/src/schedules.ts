import { recurrenceUnits } from '@sheaf/domain/schedules/recurrence'
import { z } from 'zod'
import {
  clientEmailSchema,
  deliveries,
  invoiceBodySchema,
  mailStates,
  timeZoneSchema,
} from './kept-invoices.ts'

export const recurrenceSchema = z
  .object({
    every: z.int().min(1, 'Must be at least 1').max(99, 'Must be at most 99'),
    unit: z.enum(recurrenceUnits),
    start: z.iso.date(),
    /** Left out: without end. */
    end: z
      .union([
        z.strictObject({ lastDay: z.iso.date() }),
        z.strictObject({ count: z.int().min(1).max(1000) }),
      ])
      .optional(),
  })
  .meta({ id: 'Recurrence' })

export const priceRiseSchema = z.object({
  from: z.iso.date(),
  percent: z.string().regex(/^-?\d{1,3}(\.\d{1,4})?$/, 'Must be a percentage such as 3 or 2.5'),
})

/** What a user orders, and changes from the next invoice on. A wrong field of the document is named as 'document.clientName'. */
export const scheduleOrderSchema = z.object({
  document: invoiceBodySchema,
  recurrence: recurrenceSchema,
  rises: z.array(priceRiseSchema).max(20).default([]),
  timeZone: timeZoneSchema,
  deliverTo: z.enum(deliveries),
  /** Needed when the client gets the mail. */
  clientEmail: clientEmailSchema,
  /** The mail's own words, which may hold {number}, {month}, {period} and {year}. Empty: the standard ones in the document's language. */
  mailSubject: z.string().trim().max(200).default(''),
  mailMessage: z.string().trim().max(5000).default(''),
})

export type ScheduleOrder = z.input<typeof scheduleOrderSchema>
export type ReadScheduleOrder = z.output<typeof scheduleOrderSchema>

export const scheduleStates = ['active', 'paused', 'ended'] as const

/** Which invoice is meant by 'skip' and 'run now'. A second click finds that another one is next and changes nothing. */
export const nextTurnSchema = z.object({ turn: z.int().optional() })

/** An invoice that is to come. Its number is what the series would give as things stand. */
export const comingInvoiceSchema = z.object({
  turn: z.int(),
  day: z.iso.date(),
  number: z.string().nullable(),
})

/** An invoice that was made: no more of it is kept than this. */
export const scheduleRunSchema = z.object({
  turn: z.int(),
  day: z.iso.date(),
  number: z.string().nullable(),
  state: z.enum(mailStates),
  /** When it was sent, failed or was skipped. */
  at: z.iso.datetime().nullable(),
  deliveredTo: z.enum(deliveries),
  /** Made later than its day, since the server was away then. */
  isLate: z.boolean(),
  /** What went wrong, in words for the user. */
  problem: z.string().nullable(),
})

export const scheduleSchema = z
  .object({
    id: z.string(),
    state: z.enum(scheduleStates),
    /** Opened for their owner alone; the server keeps it encrypted. Null once the schedule has ended: then nothing of the invoice is kept. */
    order: scheduleOrderSchema.nullable(),
    /** Empty once the schedule has ended. */
    clientName: z.string(),
    /** As it would be printed on the next invoice. Empty once the schedule has ended. */
    total: z.string(),
    /** The next five at most. */
    coming: z.array(comingInvoiceSchema),
    /** The newest first, the last 50. */
    runs: z.array(scheduleRunSchema),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Schedule' })

export type Schedule = z.infer<typeof scheduleSchema>
export type ScheduleRun = z.infer<typeof scheduleRunSchema>
export type ComingInvoice = z.infer<typeof comingInvoiceSchema>

export const scheduleListSchema = z.object({ schedules: z.array(scheduleSchema) })

/** How many a user may keep. */
export const mostSchedules = 200
