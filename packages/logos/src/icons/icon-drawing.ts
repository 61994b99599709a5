import type { Drawing, Pen } from '../drawing.ts'
import { inFront } from '../drawing.ts'
import { parsePath } from '../geometry/parse-path.ts'
import type { Icon } from './icon.ts'
import { thingIcons } from './icons-of-things.ts'
import { tradeIcons } from './icons-of-trades.ts'

export const icons = { ...tradeIcons, ...thingIcons } satisfies Record<string, Icon>

export type IconName = keyof typeof icons

/** The icon on its grid of 48. The accent stands clear of the lines, so that it shows in one colour too. */
export function iconDrawing(name: IconName, pen: Pen): Drawing {
  const icon: Icon = icons[name]
  const lines: Drawing = [{ path: parsePath(icon.lines), ink: 'first', pen }]
  if (icon.accent === '') return lines
  const path = parsePath(icon.accent)
  const accent: Drawing = [
    icon.accentIsSolid ? { path, ink: 'second' } : { path, ink: 'second', pen },
  ]
  return inFront(accent, lines, pen.width * 0.55)
}
