import type { DocumentType } from '@sheaf/domain/documents/document-type'

export type FontFamily =
  | 'Roboto'
  | 'Open Sans'
  | 'Inter'
  | 'Lato'
  | 'Poppins'
  | 'Montserrat'
  | 'Courier New'
  | 'Times New Roman'
  | 'Georgia'
  | 'Playfair Display'

export type ThemeManifest = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The badge on its card. */
  readonly category: string
  /** The kind whose gallery shows it; every theme can draw every kind. */
  readonly madeFor: DocumentType
  readonly isPremium: boolean
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly background: string
  readonly fonts: { readonly body: FontFamily; readonly heading: FontFamily }
  readonly previewPath: string
}
