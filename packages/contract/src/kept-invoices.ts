import { z } from 'zod'

/** Who gets the mails: the user alone, or the client with the user in copy. */
export const deliveries = ['me', 'client'] as const

export type Delivery = (typeof deliveries)[number]

export const clientEmailSchema = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === '' || z.email().safeParse(text).success, 'Enter an email address')
  .default('')

const zones = new Set(Intl.supportedValuesOf('timeZone'))

/** A time zone such as Europe/Berlin: days begin and end there. */
export const timeZoneSchema = z
  .string()
  .refine(
    (name) => name === 'UTC' || zones.has(name) || isZone(name),
    'Choose a time zone, such as Europe/Berlin',
  )

// Browsers name some zones in other ways than the list does: Asia/Calcutta, Europe/Kiev.
function isZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** An invoice as POST /api/generate-pdf takes it: fields of the wire, its theme and how it looks. */
export const invoiceBodySchema = z.record(z.string(), z.unknown())

/** A mail about an invoice, and what became of it. */
export const mailStates = ['waiting', 'sent', 'failed', 'skipped'] as const
