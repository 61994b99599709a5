import type { ViewModel } from './view-model/view-model.ts'

/** A page with the clothes it wears: all that the typesetter needs. */
export type Sheet = {
  readonly page: ViewModel
  /** A folder below themes/. */
  readonly theme: string
  readonly palette: Palette
  /** Family names, the chosen one first; what it lacks is taken glyph by glyph from the rest. */
  readonly fonts: { readonly body: string; readonly heading: string }
  readonly logo: Logo | null
}

export type Logo = {
  readonly bytes: Uint8Array
  readonly format: 'png' | 'jpg' | 'svg' | 'gif' | 'webp'
  readonly alt: string
}

/** '#rrggbb'. Inks are readable on what they are named after, at 4.5:1 or better, whatever the user chose. */
export type Palette = {
  readonly ground: string
  readonly ink: string
  readonly softInk: string
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly primaryInk: string
  readonly secondaryInk: string
  readonly accentInk: string
  readonly onPrimary: string
  readonly onSecondary: string
  readonly onAccent: string
  /** The primary colour as a wash that keeps ink readable. */
  readonly tint: string
  readonly hairline: string
}
