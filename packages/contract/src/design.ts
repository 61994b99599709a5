import { type FontFamily, findFont, fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'

/** '#rrggbb', or empty for the theme's own. */
const colour = z
  .string()
  .refine(
    (text) => text === '' || /^#[0-9a-f]{6}$/i.test(text),
    'Must be a color such as #4F46E5, or empty',
  )
  .transform((text) => text || undefined)
  .optional()

/** One of the fonts by its name or its id ('Open Sans', 'open-sans'), or empty for the theme's own. */
const font = z
  .string()
  .transform((text, context): FontFamily | undefined => {
    const family = findFont(text)
    if (family === undefined && text !== '') {
      context.addIssue({ code: 'custom', message: `Must be one of ${fontFamilies.join(', ')}` })
    }
    return family
  })
  .optional()

/** What a user may change about a theme. */
export const designSchema = z.object({
  primaryColor: colour,
  secondaryColor: colour,
  fontFamily: font,
})
