import { inkOn, isColor, readableOn } from '@sheaf/domain/look/color'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'

/** How the document looks that a mail is about. */
export type MailLook = {
  readonly themeId: string
  /** '#rrggbb' instead of the color of the theme. */
  readonly primaryColor?: string | undefined
}

export type MailColors = ReturnType<typeof shadesOn>

const neutral = '#1f5f5b'

const grounds = {
  light: { page: '#f4f3f0', card: '#ffffff', ink: '#1c1b1f', quiet: '#5f5b66', line: '#e5e1d8' },
  dark: { page: '#131316', card: '#1e1e23', ink: '#f1efea', quiet: '#a8a4ae', line: '#38373f' },
}

/** The document's color, darkened or lightened until it can be read on the ground of each mode. */
export function mailColors({ themeId, primaryColor = '' }: MailLook) {
  const color = isColor(primaryColor) ? primaryColor : (findTheme(themeId)?.primary ?? neutral)
  return { light: shadesOn(grounds.light, color), dark: shadesOn(grounds.dark, color) }
}

function shadesOn(ground: (typeof grounds)['light'], color: string) {
  // A surface needs less than a letter does: a bright brand stays as bright as it can.
  const fill = readableOn(color, ground.card, 3)
  return { ...ground, accent: readableOn(color, ground.page), fill, onFill: inkOn(fill) }
}
