import { z } from 'zod'

// Expected failures. The status of each stands here and nowhere else.
export const errorStatus = {
  'request.invalid': 400,
  'request.too-large': 413,
  'request.path-too-long': 414,
  'request.unknown-host': 421,
  'request.unsupported-media': 415,
  // A text or file that would take longer to read than anyone waits.
  'request.too-hard': 422,
  'request.cross-site': 403,
  // The status that nginx gives to a client who left before the answer came.
  'request.abandoned': 499,
  'session.missing': 401,
  'account.wrong-credentials': 401,
  'account.unconfirmed': 403,
  'account.wrong-password': 400,
  'account.link-invalid': 400,
  'account.password-needed': 403,
  'token.invalid': 401,
  // The token is good, but not for this.
  'token.refused': 403,
  'route.not-found': 404,
  'theme.not-found': 404,
  'template.not-found': 404,
  'logo.not-found': 404,
  'logo.in-use': 409,
  'object.not-found': 404,
  'upload.refused': 400,
  'upload.expired': 410,
  // Another document has taken the number that this one shows.
  'number.taken': 409,
  'storage.full': 409,
  'storage.over-quota': 413,
  // The document breaks rules of the format, or there is no such format for its kind.
  'e-invoice.rules-broken': 422,
  'e-invoice.none': 422,
  // The accounting program would refuse some of the documents.
  'export.refused': 422,
  'plan.limit-reached': 403,
  'plan.premium-only': 403,
  'billing.not-sold': 404,
  'billing.never-paid': 409,
  'billing.already-paying': 409,
  'billing.bad-signature': 400,
  'billing.unavailable': 503,
  'support.not-sent': 503,
  'schedule.not-found': 404,
  'reminder.not-found': 404,
  // Paid, stopped or all sent: there is nothing left to change.
  'reminder.over': 409,
  'mail-link.invalid': 400,
  'token.not-found': 404,
  'rate.limited': 429,
  'server.overloaded': 503,
  'server.not-ready': 503,
  // The database or the store of files is away: it passes by itself.
  'server.unavailable': 503,
  // The disk is full, of the server or of its database.
  'storage.no-room': 507,
  'server.fault': 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A rule that a document or file breaks. `field` is a name of the wire, or a place in the file that no document has. */
export const findingSchema = z
  .object({
    rule: z.string(),
    severity: z.enum(['fatal', 'warning', 'information']),
    field: z.string(),
    message: z.string(),
  })
  .meta({ id: 'EInvoiceFinding' })

export type EInvoiceFinding = z.infer<typeof findingSchema>

export const problemSchema = z
  .object({
    status: z.number().int(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    findings: z.array(findingSchema).optional(),
    nextNumber: z.string().optional(),
  })
  .meta({ id: 'Problem' })

/** The body of every answer that is not a success. `fields` gives the message for each wrong field, `nextNumber` the one that is free. */
export type Problem = z.infer<typeof problemSchema>
