import { documentKinds } from '@sheaf/domain/documents/kind'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'

export const themeSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  isPremium: z.boolean(),
  primary: z.string(),
  secondary: z.string(),
  accent: z.string(),
  background: z.string(),
  fonts: z.object({ body: z.enum(fontFamilies), heading: z.enum(fontFamilies) }),
})
export type Theme = z.infer<typeof themeSchema>

/** Every theme can draw every kind; `offered` says which ones the editor of a kind shows, in order. */
export const themesSchema = z.object({
  themes: z.array(themeSchema),
  offered: z.record(z.enum(documentKinds), z.array(z.string())),
  /** Shown to premium users after the others, for every kind. */
  premium: z.array(z.string()),
})
export type Themes = z.infer<typeof themesSchema>
