import type { Theme } from '@sheaf/contract/themes'
import type { Design } from '#document/writing/design.ts'

/** A theme, and what was changed about it. */
export type Look = {
  readonly themeId: string
  /** What the user wants otherwise than the theme has it. The rest follows the theme, whichever it is. */
  readonly chosen: Partial<Design>
}

export function designOf({ chosen }: Look, theme: Theme): Design {
  const own = themesOwn(theme)
  return {
    primaryColor: chosen.primaryColor ?? own.primaryColor,
    secondaryColor: chosen.secondaryColor ?? own.secondaryColor,
    fontFamily: chosen.fontFamily ?? own.fontFamily,
  }
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

function themesOwn(theme: Theme): Design {
  return {
    primaryColor: theme.primary,
    secondaryColor: theme.secondary,
    fontFamily: theme.fonts.body,
  }
}
