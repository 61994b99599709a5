import type { FontFamily } from '@sheaf/domain/look/fonts'
import { paletteFrom } from '@sheaf/domain/look/palette'
import type { ThemeManifest } from './catalogue/manifest.ts'
import type { Logo, Sheet } from './sheet.ts'
import type { ViewModel } from './view-model/view-model.ts'

export type DesignChoices = {
  readonly primaryColor?: string | undefined
  readonly secondaryColor?: string | undefined
  /** Wins for body text; headings keep the theme's face. */
  readonly fontFamily?: FontFamily | undefined
  readonly logo?: Logo | null | undefined
}

/** A page in the colours and fonts of a theme, but for what its user chose otherwise. */
export function sheetFor(
  page: ViewModel,
  manifest: ThemeManifest,
  design: DesignChoices = {},
): Sheet {
  const { primaryColor, secondaryColor, fontFamily, logo } = design
  return {
    page,
    theme: manifest.id,
    palette: paletteFrom({
      primary: primaryColor ?? manifest.primary,
      secondary: secondaryColor ?? manifest.secondary,
      accent: manifest.accent,
      background: manifest.background,
    }),
    fonts: { body: fontFamily ?? manifest.fonts.body, heading: manifest.fonts.heading },
    logo: logo ?? null,
  }
}
