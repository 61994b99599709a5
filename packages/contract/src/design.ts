import { z } from 'zod'

/** The fonts that a document can be set in. */
export const fontFamilies = [
  'Roboto',
  'Open Sans',
  'Inter',
  'Lato',
  'Poppins',
  'Montserrat',
  'Courier New',
  'Times New Roman',
  'Georgia',
  'Playfair Display',
] as const

export type FontFamily = (typeof fontFamilies)[number]

/** '#rrggbb', or empty for the theme's own. */
const colour = z
  .string()
  .refine(
    (text) => text === '' || /^#[0-9a-f]{6}$/i.test(text),
    'Must be a colour such as #4F46E5, or empty',
  )
  .transform((text) => text || undefined)
  .optional()

/** One of the fonts by its name or its id ('Open Sans', 'open-sans'), or empty for the theme's own. */
const font = z
  .string()
  .transform((text, context): FontFamily | undefined => {
    const family = fontFamilies.find((each) => idOf(each) === idOf(text))
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

function idOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '-')
}
