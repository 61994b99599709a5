import { z } from 'zod'

export const signedOutSchema = z.object({ message: z.literal('Signed out') })
