/**
 * How wide each letter is at most, in ems, in any family that a user can choose and in any of its cuts; a test reads them all.
 * Letters of one width stand together.
 */
const widths: readonly (readonly [number, string])[] = [
  [0.32, ' '],
  [0.4, "lji',.·’‘:;"],
  [0.48, 'fI!t'],
  [0.55, '()°/{}[]r'],
  [0.63, '|sz`?c'],
  [0.71, '"*$xvyoSFeJLa“”'],
  [0.75, 'uZTbpqkhnd<>×g~+E–£0123456789'],
  [0.84, '-P^BC=YVR_AGXK'],
  [0.88, '€UDNOQ'],
  [0.97, '\\H#&'],
  [1.01, 'w'],
  [1.07, 'M%—'],
  [1.17, 'm@…'],
  [1.25, 'W'],
]

/** Where all letters are alike; one of its narrow letters is wider than that of any other family. */
const typewriter = 0.602

const byLetter = new Map(
  widths.flatMap(([width, letters]) => Array.from(letters, (it) => [it, width])),
)

const mark = /\p{Mn}/u

/** More than any column has. */
const tooMany = 10_000

/** A text on one line is not wider, in ems. */
export function mostEms(text: string): number {
  let sum = 0
  let count = 0
  for (const letter of isPlain(text) ? text : text.normalize('NFD')) {
    const width = byLetter.get(letter)
    if (width === undefined && mark.test(letter)) continue
    sum += width ?? tooMany
    count += 1
  }
  return Math.max(sum, count * typewriter)
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}
