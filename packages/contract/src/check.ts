import { documentKinds } from '@sheaf/domain/documents/kind'
import { severities } from '@sheaf/domain/jurisdictions/finding'
import { treatments } from '@sheaf/domain/jurisdictions/jurisdiction'
import { z } from 'zod'
import { requestFields } from './wire/request-fields.ts'

/** A document as the routes for PDFs take it; `type` says of which kind it is. */
export const checkOrderSchema = requestFields('invoice').extend({
  type: z.enum(documentKinds).default('invoice'),
})

const findingSchema = z.object({
  id: z.string(),
  severity: z
    .enum(severities)
    .describe('missing: the law asks for it; wrong: it contradicts itself or the law; advice'),
  field: z.string().describe('Where it is put right, by the name that the document has for it'),
  message: z.string(),
  why: z.string().describe('One sentence with the name of the law; says so where we are unsure'),
  phrase: z
    .string()
    .optional()
    .describe('What belongs into the field, in the language of the document'),
})

/** What the law of the seller's country finds on a document. Whoever sends the document answers for it. */
export const checkAnswerSchema = z.object({
  treatment: z.enum(treatments).describe('How the sale is taxed'),
  findings: z.array(findingSchema),
})

export type CheckAnswer = z.infer<typeof checkAnswerSchema>
