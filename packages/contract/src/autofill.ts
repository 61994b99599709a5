import { documentKinds } from '@sheaf/domain/documents/kind'
import { z } from 'zod'

/** What a text or file may be at most, and how much of a text is looked at. */
export const autofillLimits = {
  characters: 1_000_000,
  readCharacters: 200_000,
  bytes: 10_000_000,
  pages: 50,
} as const

const documentType = z.enum(documentKinds, `Must be one of ${documentKinds.join(', ')}`)

const today = z.iso.date('Must be a date such as 2026-03-31').optional()

export const autofillTextSchema = z.object({
  documentType,
  text: z
    .string('Please paste some text or choose a file')
    .refine((text) => text.trim() !== '', 'Please paste some text or choose a file')
    .max(
      autofillLimits.characters,
      'Must be at most 1 million characters. Paste just the part you need.',
    ),
  /** The day at the user's place; what 'tomorrow' and 'net 15' count from. */
  today,
})

/** Beside `file` in a form, before it. */
export const autofillFileSchema = z.object({ documentType, today })

/** Who read: the engine of this machine, the model of this installation, or the engine because the model did not. */
export const autofillEngines = ['local', 'model', 'local-after-model-failure'] as const
export type AutofillEngine = (typeof autofillEngines)[number]

const lineSchema = z.record(z.string(), z.string())

/** Where in `text` a value was read, and how sure that reading is, from 0 to 1. */
export const evidenceSchema = z.object({
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  confidence: z.number().min(0).max(1),
})

/** Below this, a proposed value waits for the user's tick. */
export const sureFrom = 0.6

export const autofillAnswerSchema = z.object({
  documentType,
  /** Under the form's own names; what the text does not give is absent. */
  fields: z
    .object({ lineItems: z.array(lineSchema).optional() })
    .catchall(z.union([z.string(), z.boolean()])),
  /** By field name; lines as 'lineItems.0.quantity'. */
  evidence: z.record(z.string(), evidenceSchema),
  engine: z.enum(autofillEngines),
  /** What was read: the pasted text, or that of the file. The places in `evidence` are places in it. */
  text: z.string(),
})
export type AutofillAnswer = z.infer<typeof autofillAnswerSchema>

/** With `Accept: application/x-ndjson` the answer comes as lines: how far the reading is, and at the end what came of it. */
export const autofillLines = 'application/x-ndjson'

export const autofillLineSchema = z.union([
  z.object({
    progress: z.object({
      step: z.enum(['reading', 'recognising', 'asking']),
      /** From 0 to 1. */
      done: z.number(),
    }),
  }),
  z.object({ answer: autofillAnswerSchema }),
  z.object({
    problem: z.object({ status: z.int(), code: z.string(), message: z.string() }),
  }),
])
export type AutofillLine = z.infer<typeof autofillLineSchema>
