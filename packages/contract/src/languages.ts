import { z } from 'zod'

/** The languages that documents can be printed in, by their English names. */
export const languagesSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    /** What its speakers call it. */
    ownName: z.string(),
    direction: z.enum(['ltr', 'rtl']),
  }),
)
