import type { BookedLine } from '../books/bookable.ts'
import { type Found, refused } from './program.ts'

/** Why a program that refuses negative lines cannot take a document; `lines` are those that were left after sharing out. */
export function negativeFaults(lines: readonly BookedLine[] | undefined, program: string): Found[] {
  if (lines === undefined) {
    const message = `${program} takes no negative lines, and more is taken off here than there is at one tax rate.`
    return [refused('negative', message, { field: 'lines.0.price' })]
  }
  return lines.length > 0
    ? []
    : [refused('empty', `It comes to nothing, and ${program} takes no lines of zero.`)]
}
