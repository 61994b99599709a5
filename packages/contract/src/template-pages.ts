import { z } from 'zod'

/**
 * Lists of saved templates come in pages of at most so many, oldest first. A `Link` header with `rel="next"` names the next
 * page as long as there is one.
 */
export const templatesOnAPage = 200

export const templatePageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/**
 * A template larger than this stands on a list with these fields only; the route of the template has it whole. So a page stays
 * within some 500 kB.
 */
export const largestListedBytes = 2500
export const alwaysListedFields = [
  ...['companyName', 'companyLogoUrl', 'primaryColor', 'secondaryColor', 'fontFamily'],
  ...['currency', 'jurisdiction'],
] as const

/** True: fields were left out of this entry of a list. */
export const shortened = { isShortened: z.literal(true).optional() }

/** All templates of an account together, of all kinds. */
export const templateQuotaBytes = 2_000_000
