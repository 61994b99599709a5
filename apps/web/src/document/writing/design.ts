import type { FontFamily } from '@sheaf/domain/look/fonts'

/** What a user may choose about a theme. */
export type Design = {
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly fontFamily: FontFamily
}
