import { documentKinds } from '@sheaf/domain/documents/kind'
import { z } from 'zod'

/** What one call takes. A body has a megabyte at most, too. */
export const exportLimits = { documents: 200 } as const

/** Documents for an accounting program, each as the PDF routes take it. */
export const exportOrderSchema = z.object({
  documents: z
    .array(z.looseObject({ type: z.enum(documentKinds).default('invoice') }))
    .min(1, 'Send at least one document')
    .max(exportLimits.documents, `Send up to ${exportLimits.documents} documents at a time`)
    .describe('Each with its `type` and the fields that POST /api/generate-pdf takes'),
  mapping: z
    .record(z.string().max(100), z.string().max(500))
    .default({})
    .describe(
      'What the program is told: accounts, names of taxes and so on, by the ids of their fields. What is left out is as usual in the country of the documents',
    ),
  leaveOut: z
    .boolean()
    .default(false)
    .describe('Leaves out what the program would refuse. Otherwise the answer is 422'),
})
