import { z } from 'zod'
import { logoSchema } from './logos.ts'
import { oneLine } from './one-line.ts'

const megabyte = 1024 * 1024

/** What a file may weigh, by what it is for. */
export const uploadLimits = {
  logo: 5 * megabyte,
  'quote-logo': 2 * megabyte,
} as const

export type UploadPurpose = keyof typeof uploadLimits

export function tooLargeMessage(purpose: UploadPurpose): string {
  return `File size must be less than ${uploadLimits[purpose] / megabyte}MB`
}

/** The body may be left out: then it is a logo without a name. */
export const uploadRequestSchema = z
  .object({
    name: z
      .string()
      .max(200, 'Must be at most 200 characters')
      .regex(...oneLine('Logo name'))
      .default(''),
    purpose: z.enum(['logo', 'quote-logo']).default('logo'),
  })
  .nullish()

/** The file goes to `uploadURL` by PUT, once, within fifteen minutes. */
export const uploadTicketSchema = z.object({ uploadURL: z.string() })

/** `objectPath` is how documents and templates name the picture. */
export const uploadedSchema = z.object({ objectPath: z.string(), logo: logoSchema })
export type Uploaded = z.infer<typeof uploadedSchema>

const objectPathPattern = /^\/objects\/uploads\/obj_[A-Za-z0-9_-]+$/

/** A picture of the user's own, or none. */
export const logoUrlSchema = z
  .string()
  .refine(
    (path) => path === '' || objectPathPattern.test(path),
    'Must be a logo that was uploaded here, or empty',
  )
  .default('')

/** Where a browser loads a stored picture from, below the base path and without a leading slash. */
export function displayPath(objectPath: string): string {
  return `internal${objectPath}`
}
