import { z } from 'zod'

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  subscription: z.enum(['free', 'premium']),
  documentsUsed: z.number().int().nonnegative(),
  logosGenerated: z.number().int().nonnegative(),
})

export type CurrentUser = z.infer<typeof currentUserSchema>
