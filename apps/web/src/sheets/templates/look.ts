import type { Theme } from '@sheaf/contract/themes'
import type { FontFamily } from '@sheaf/domain/look/fonts'

/** What a user may choose about a theme. */
export type Design = {
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly fontFamily: FontFamily
}

/** A theme, and what was changed about it. */
export type Look = {
  readonly themeId: string
  /** What the user wants otherwise than the theme has it. The rest follows the theme, whichever it is. */
  readonly chosen: Partial<Design>
}

export function designOf({ chosen }: Look, theme: Theme): Design {
  return { ...themesOwn(theme), ...chosen }
}

/** To choose what the theme has anyway is no choice: it follows the next theme. */
export function withDesign(look: Look, theme: Theme, change: Partial<Design>): Look {
  return lookOf(theme, { ...designOf(look, theme), ...change })
}

/** The look of a template that was saved with all of its design. */
export function lookOf(theme: Theme, design: Partial<Design>): Look {
  const own = themesOwn(theme)
  const { primaryColor, secondaryColor, fontFamily } = design
  return {
    themeId: theme.id,
    chosen: {
      ...(isOther(primaryColor, own.primaryColor) && { primaryColor }),
      ...(isOther(secondaryColor, own.secondaryColor) && { secondaryColor }),
      ...(isOther(fontFamily, own.fontFamily) && { fontFamily }),
    },
  }
}

function isOther<Text extends string>(chosen: Text | undefined, own: string): chosen is Text {
  return chosen !== undefined && chosen.toLowerCase() !== own.toLowerCase()
}

export function themesOwn(theme: Theme): Design {
  return {
    primaryColor: theme.primary,
    secondaryColor: theme.secondary,
    fontFamily: theme.fonts.body,
  }
}
