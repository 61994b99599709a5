import { z } from 'zod'
import { oneLine } from './one-line.ts'

const tooShort = 'Please tell us a little more'

export const supportRequestSchema = z.object({
  message: z
    .string(tooShort)
    .trim()
    .min(10, tooShort)
    .max(5000, 'Message must be at most 5,000 characters'),
  /** The number that a failure showed. */
  requestId: z
    .string('Reference number must be text')
    .trim()
    .max(100, 'Reference number must be at most 100 characters')
    .regex(...oneLine('Reference number'))
    .default(''),
})

export type SupportRequest = z.input<typeof supportRequestSchema>

export const supportSchema = z
  .object({
    /** Within how many hours users of Premium are answered. */
    hours: z.number().int().positive(),
  })
  .meta({ id: 'Support' })

export type Support = z.infer<typeof supportSchema>
