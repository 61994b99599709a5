import type { FieldPath } from '@sheaf/domain/documents/fields'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { senderPaths } from '@sheaf/domain/documents/sender'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'
import { givenOnly } from './custom-templates.ts'
import { designSchema } from './design.ts'
import { logoUrlSchema } from './objects.ts'
import { wireName } from './wire/wire-names.ts'
import { wireShape } from './wire/wire-schema.ts'

/** More than any company, address and bank account take up. */
export const senderQuotaBytes = 16_000

/** What a sender's field is called: as on an invoice, whatever it is then used for. */
export function senderName(path: FieldPath): string {
  return wireName('invoice', path)
}

type SenderFields = Record<string, string | boolean>

const shape = Object.fromEntries(
  senderPaths.map((path) => [
    senderName(path),
    wireShape('invoice')[senderName(path)] ?? z.never(),
  ]),
)

const ofKinds = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(z.enum(documentKinds), schema)

const ownFields = z
  .object({ ...shape, companyLogoUrl: logoUrlSchema })
  .partial() as z.ZodType<unknown> as z.ZodType<SenderFields>

/** What a sender keeps for every document to come. Only what is given is kept; it takes the place of what was. */
export const saveSenderSchema = z.object({
  fields: givenOnly(ownFields),
  look: givenOnly(
    z.object({ ...designSchema.shape, themes: ofKinds(z.string().max(100)).default({}) }).partial(),
  ),
})

export const senderSchema = z.object({
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  look: z.object({
    primaryColor: z.string().optional(),
    secondaryColor: z.string().optional(),
    fontFamily: z.enum(fontFamilies).optional(),
    themes: ofKinds(z.string()).optional(),
  }),
  /** Null while nothing is kept. */
  updatedAt: z.iso.datetime().nullable(),
})

export type KeptSender = z.infer<typeof senderSchema>
export type SaveSender = Omit<KeptSender, 'updatedAt'>
