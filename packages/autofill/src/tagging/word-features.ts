/** Rows of the model's large table: 0 is nothing, 1 is a hidden word, the rest are shared by what hashes to them. */
export const wordRows = 1 << 16

/** One slot for the word, one for its shape, and the letter groups that it is made of. */
export const letterGroups = 10
export const wordSlots = 2 + letterGroups

const firstRow = 2

function rowOf(hash: number): number {
  return firstRow + ((hash >>> 0) % (wordRows - firstRow))
}

const prime = 0x01000193

function hashOf(kind: number, text: string, from = 0, to = text.length): number {
  let hash = (0x811c9dc5 ^ kind) * 1
  hash = Math.imul(hash, prime)
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  }
  // The low bits of so short a hash are poor; fold the high ones in.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) ^ (hash >>> 12)
}

const kinds = { word: 1, shape: 2, three: 3, start: 4, end: 5 } as const

/** Small letters, every digit as 0: prices and years of any size share their rows. */
export function plainForm(word: string): string {
  return word.toLowerCase().replace(/\d/g, '0')
}

export function wordRow(word: string): number {
  return rowOf(hashOf(kinds.word, plainForm(word)))
}

const longestSpelled = 24

/** Writes the rows of a word into `slots` from `at` on. */
export function writeWord(word: string, slots: Uint16Array, at: number): void {
  const plain = plainForm(word)
  slots[at] = rowOf(hashOf(kinds.word, plain))
  slots[at + 1] = rowOf(hashOf(kinds.shape, shapeOf(word)))
  const spelled = `<${withoutAccents(plain).slice(0, longestSpelled)}>`
  const groups = letterGroupsOf(spelled)
  for (const [index, row] of groups.entries()) slots[at + 2 + index] = row
}

function letterGroupsOf(spelled: string): readonly number[] {
  const rows = [
    rowOf(hashOf(kinds.start, spelled, 0, 5)),
    rowOf(hashOf(kinds.end, spelled, Math.max(0, spelled.length - 5))),
  ]
  const threes = spelled.length - 2
  const most = letterGroups - rows.length
  for (let at = 0; at < threes; at += 1) {
    // Of a long word its beginning and its end say most.
    if (threes > most && at >= most / 2 && at < threes - most / 2) continue
    rows.push(rowOf(hashOf(kinds.three, spelled, at, at + 3)))
  }
  return rows
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole.
const onlyAscii = /^[\x00-\x7f]*$/

function withoutAccents(word: string): string {
  return onlyAscii.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')
}

/** 'X' for capitals, 'x' for small letters, '9' for digits; more than two alike in a row count as two. */
function shapeOf(word: string): string {
  let shape = ''
  let last = ''
  let run = 0
  for (const character of word) {
    const sign = signOf(character)
    run = sign === last ? run + 1 : 1
    last = sign
    if (run <= 2) shape += sign
  }
  return shape
}

function signOf(character: string): string {
  if (character >= '0' && character <= '9') return '9'
  if (/\p{Lu}/u.test(character)) return 'X'
  if (/\p{L}/u.test(character)) return 'x'
  return character
}
