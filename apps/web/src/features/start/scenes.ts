import waveSheet from 'sheet:blue-wave/invoice'
import geometricSheet from 'sheet:corporate-geometric/invoice'
import goldenSheet from 'sheet:golden-corporate/invoice'
import sageSheet from 'sheet:sage-minimal/invoice'
import clientSheet from 'sheet:sage-minimal/invoice/client'
import letterheadSheet from 'sheet:sage-minimal/invoice/letterhead'
import firstLineSheet from 'sheet:sage-minimal/invoice/line-1'
import secondLineSheet from 'sheet:sage-minimal/invoice/line-2'
import thirdLineSheet from 'sheet:sage-minimal/invoice/line-3'
import stackSheet from 'sheet:tech-stack/invoice'
import type { Scene } from './timeline.ts'

type Picture = typeof sageSheet

type SheetScene = Scene & {
  readonly picture: Picture
  readonly label: string
  /** The theme in one word, where it is one that readers may choose. */
  readonly choice?: string
}

const theme = (text: string, choice: string, picture: Picture): SheetScene => ({
  label: 'Template',
  choice,
  text,
  picture,
  holdMs: 2600,
})

const field = (label: string, text: string, picture: Picture): SheetScene => ({
  label,
  text,
  picture,
  holdMs: 900,
})

/** One invoice, from its first field to its fifth theme. What is typed is what the sheet then shows. */
export const scenes: readonly SheetScene[] = [
  theme('Sage Minimal', 'Sage', sageSheet),
  field('Number', 'INV-204817', letterheadSheet),
  field('Bill To', 'Elena Castellan, Hotel Aurelia', clientSheet),
  field('Line 1', 'Oak reading desk, 2 × £640', firstLineSheet),
  field('Line 2', 'Library shelving, 6.5 × £92', secondLineSheet),
  field('Line 3', 'Delivery and fitting, 1 × £180', thirdLineSheet),
  { ...field('IBAN', 'GB82 WEST 1234 5698 7654 32', sageSheet), holdMs: 2000 },
  theme('Corporate Geometric', 'Geometric', geometricSheet),
  theme('Tech Stack', 'Tech', stackSheet),
  theme('Golden Corporate', 'Golden', goldenSheet),
  theme('Blue Wave', 'Wave', waveSheet),
]

/** How wide the sheet lies on the page. */
export const sheetSizes = '(min-width: 64rem) 31rem, 92vw'

export const themeScenes = scenes.flatMap((scene, index) =>
  scene.choice ? [{ name: scene.text, choice: scene.choice, index }] : [],
)

/** The scene that showed the theme in which the sheet of this scene is set. */
export function themeSceneOf(sheet: number): number {
  return themeScenes.findLast(({ index }) => index <= sheet)?.index ?? 0
}

export function describeSheet(sheet: number): string {
  const theme = scenes[themeSceneOf(sheet)]?.text ?? ''
  return `Invoice from Marlow & Finch Joinery to Hotel Aurelia in the ${theme} template`
}
