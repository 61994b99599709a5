import type { LogoStyle } from '@sheaf/contract/logo-choices'
import { corporateFigures } from './abstract-corporate.ts'
import { creativeFigures } from './abstract-creative.ts'
import { minimalistFigures } from './abstract-minimalist.ts'
import { modernFigures } from './abstract-modern.ts'
import { playfulFigures } from './abstract-playful.ts'
import { techFigures } from './abstract-tech.ts'
import type { DrawMark } from './mark.ts'

/** Figures that stand for nothing but the name. */
export const figures: Record<LogoStyle, Readonly<Record<string, DrawMark>>> = {
  modern: modernFigures,
  minimalist: minimalistFigures,
  tech: techFigures,
  creative: creativeFigures,
  corporate: corporateFigures,
  playful: playfulFigures,
}
