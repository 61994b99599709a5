import { z } from 'zod'
import { oneLine } from './one-line.ts'

export const logoSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** '/objects/uploads/…'; shown through displayPath. */
  logoUrl: z.string(),
  isAiGenerated: z.boolean(),
  width: z.number(),
  height: z.number(),
  createdAt: z.iso.datetime(),
})
export type Logo = z.infer<typeof logoSchema>

export const logosSchema = z.array(logoSchema)

export const renameLogoSchema = z.object({
  name: z
    .string('Please enter a name for your logo')
    .trim()
    .min(1, 'Please enter a name for your logo')
    .max(100, 'Must be at most 100 characters')
    .regex(...oneLine('Logo name')),
})
export type RenameLogo = z.infer<typeof renameLogoSchema>

/** A logo that templates use is removed with `detach`, which takes it out of them; without it the answer is 409. */
export const deleteLogoQuerySchema = z.object({ detach: z.stringbool().default(false) })
