import type { Palette } from '@sheaf/domain/look/palette'
import type { ViewModel } from './view-model/view-model.ts'

/** A page with its theme, colours, fonts and logo: all that the typesetter needs. */
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
