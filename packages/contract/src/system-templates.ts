import { z } from 'zod'

const systemTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
})
export type SystemTemplate = z.infer<typeof systemTemplateSchema>

export const systemTemplatesSchema = z.array(systemTemplateSchema)
