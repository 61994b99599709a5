import { z } from 'zod'
import { passwordSchema } from './accounts.ts'
import { oneLine } from './one-line.ts'

/** What a token may be allowed to do. A route names the one that it asks for. */
export const tokenRights = ['documents', 'previews', 'e-invoices', 'export'] as const
export type TokenRight = (typeof tokenRights)[number]

/** What a user may have at once. */
export const mostAccessTokens = 20

const rightsSchema = z.array(z.enum(tokenRights))

const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  rights: rightsSchema,
  createdAt: z.iso.datetime(),
  /** To the hour; null before the first time. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Null: it never ends by itself. */
  expiresAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessTokenSchema>

export const accessTokensSchema = z.array(accessTokenSchema)

/** `token` is told this once. */
export const madeAccessTokenSchema = accessTokenSchema.extend({ token: z.string() })
export type MadeAccessToken = z.infer<typeof madeAccessTokenSchema>

export const makeAccessTokenSchema = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(60, 'Name must be at most 60 characters')
    .regex(...oneLine('Name')),
  rights: rightsSchema.min(1, 'Choose at least one right').max(tokenRights.length),
  /** Null: it never ends by itself. */
  expiresInDays: z.int().min(1).max(3650).nullable(),
  password: passwordSchema,
})
export type MakeAccessToken = z.infer<typeof makeAccessTokenSchema>

export const accessTokenIdSchema = z.object({
  id: z.string().regex(/^tok_[\w-]{1,64}$/, 'Must be the id of an access token'),
})
