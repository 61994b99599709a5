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

/** The words that the user chose as 'this is me'; empty when none of those named is. */
const me = z.string().max(200, 'Must be at most 200 characters').optional()

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
  me,
})

/** Beside `file` in a form, before it. */
export const autofillFileSchema = z.object({ documentType, today, me })

/** Who read: the engine of this machine, the model of this installation, or the engine because the model did not. */
export const autofillEngines = ['local', 'model', 'local-after-model-failure'] as const
export type AutofillEngine = (typeof autofillEngines)[number]

const lineSchema = z.record(z.string(), z.string())

const place = { start: z.int().min(0), end: z.int().min(0) }

/** Where in `text` a value was read, and how likely it is right, from 0 to 1. */
export const evidenceSchema = z.object({
  text: z.string(),
  ...place,
  confidence: z.number().min(0).max(1),
  /** Fields, as in `evidence`, without which this value would not have been read. */
  hangsOn: z.array(z.string()).optional(),
})

/** Below this, a proposed value waits for the user's tick: of those above, 97 in 100 were right on hands never seen before. */
export const sureFrom = 0.94

/** Why a part of a text was not read as content. */
export const ignoredReasons = ['quoted', 'signature', 'legal'] as const

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
  /** Parts of `text` that were not read as content. */
  ignored: z.array(z.object({ ...place, why: z.enum(ignoredReasons) })),
  /** Whom the text names, where the reader cannot tell which of them is the user: to be asked again with `me`. */
  parties: z
    .array(z.object({ name: z.string(), ...place }))
    .max(4)
    .optional(),
})
export type AutofillAnswer = z.infer<typeof autofillAnswerSchema>
export type IgnoredPart = AutofillAnswer['ignored'][number]

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
