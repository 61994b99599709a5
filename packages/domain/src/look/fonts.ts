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

/** A font by its name or its id: 'Open Sans', 'open-sans'. */
export function findFont(name: string): FontFamily | undefined {
  return fontFamilies.find((font) => idOf(font) === idOf(name))
}

function idOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '-')
}
