import { z } from 'zod'

/** The token is that of the link in a mail. */
export const stopMailsSchema = z.object({ token: z.string().max(200) })
