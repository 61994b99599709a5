import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { FontFamily } from '@sheaf/domain/look/fonts'

export type ThemeManifest = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The badge on its card. */
  readonly category: string
  /** The kind whose gallery shows it; every theme can draw every kind. */
  readonly madeFor: DocumentKind
  readonly isPremium: boolean
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly background: string
  readonly fonts: { readonly body: FontFamily; readonly heading: FontFamily }
  readonly previewPath: string
}
