import type { ViewModel } from '../../src/view-model/view-model.ts'
import type { PrintedPage } from './printed-page.ts'
import type { Run } from './run.ts'

/** Longer ones have no room anywhere. */
const longestFigure = 24

/** The halves of a shorter one may meet by chance. */
const shortestHeadline = 10

/** Amounts that stand on two lines somewhere, where nobody can read them as one number. */
export function brokenFigures(page: ViewModel, pages: readonly PrintedPage[]): readonly string[] {
  // Figures among words that run from right to left stand in parts, as that script wants.
  if (page.direction === 'rtl') return []
  const lines = pages.flatMap(linesOf)
  const amounts = Map.groupBy(amountsOf(page), squeezed)
  const broken = [...amounts].filter(
    ([letters, figures]) =>
      letters !== '' && letters.length <= longestFigure && countIn(lines, letters) < figures.length,
  )
  return [...broken.flatMap(([, figures]) => figures.slice(0, 1)), ...brokenHeadline(page, lines)]
}

function amountsOf({ columns, rows, totals }: ViewModel): readonly string[] {
  const isMoney = columns.map(({ id }) => id === 'price' || id === 'amount')
  return [
    ...totals.map(({ value }) => value),
    ...rows.flatMap((row) => row.flatMap((cell, at) => (isMoney[at] ? cell : []))),
  ]
}

/** Not every theme shows it, so only its halves tell. */
function brokenHeadline({ headline }: ViewModel, lines: readonly string[]): readonly string[] {
  const letters = squeezed(headline.amount)
  if (letters.length < shortestHeadline || letters.length > longestFigure) return []
  return countIn(lines, letters) < countIn([lines.join('')], letters) ? [headline.amount] : []
}

/** What stands side by side on one baseline. */
function linesOf({ runs }: PrintedPage): readonly string[] {
  const lines: string[] = []
  let before: Run | undefined
  for (const run of runs.filter(({ role }) => role !== 'decoration')) {
    const text = squeezed(run.text)
    if (before && isNextTo(before, run)) lines.push((lines.pop() ?? '') + text)
    else lines.push(text)
    before = run
  }
  return lines
}

function isNextTo(one: Run, other: Run): boolean {
  const [dx, dy] = [other.origin[0] - one.origin[0], other.origin[1] - one.origin[1]]
  const apart = Math.abs(dy * Math.cos(one.angle) - dx * Math.sin(one.angle))
  return Math.abs(one.angle - other.angle) < 0.01 && apart < 0.5
}

function countIn(lines: readonly string[], letters: string): number {
  return lines.reduce((sum, line) => sum + line.split(letters).length - 1, 0)
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}
