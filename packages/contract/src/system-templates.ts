import { z } from 'zod'

export const systemTemplatesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.string(),
  }),
)
