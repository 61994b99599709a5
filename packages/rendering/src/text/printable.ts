import { mapPieces } from '@sheaf/domain/locale/words/labels'
import type { Covers } from '../fonts/coverage.ts'
import { mapStrings } from './strings-in.ts'

const latinOne = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/

const lineOrTab = /[\t\n\v\f\r\u0085\u2028\u2029]/g

// Controls, bidi overrides and isolates, zero-width and filler characters, variation selectors, tags, halves of a pair.
const invisible = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u

const joiner = /[\u200c\u200d]/u

// Where a joiner or its absence changes the shape of letters.
const joiningScript = /[\p{Script=Arabic}\p{Script=Devanagari}]/u

const mark = /\p{M}/u

// What is set together with the character before; text without it is read character by character, which is faster.
const joining = /[\p{M}\p{Emoji_Modifier}\p{Join_Control}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

const space = /\p{Zs}/u

const placeholders = ['\u25a1', '\ufffd', '?']

// No language piles up more; a page of marks on one letter would be slow to set and hide its neighbours.
const longestCluster = 10

// Sorting thousands of marks, as NFC does, takes seconds.
const tooManyMarks = /(\p{M}{32})\p{M}+/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** One line of text in which every character has a glyph. A missing glyph would make PDF/A fail. */
export function printable(text: string, covers: Covers): string {
  if (latinOne.test(text)) return text
  const visible = dropInvisible(text.replace(lineOrTab, ' '))
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
  let line = ''
  if (joining.test(visible)) {
    for (const { segment } of graphemes.segment(visible)) line += printableCluster(segment, covers)
  } else {
    for (const character of visible) line += printableCharacter(character, covers)
  }
  return line
}

/** Every string inside, with the rest as it was. */
export function printableWithin<Value>(value: Value, covers: Covers): Value {
  return mapStrings(value, (text) => printable(text, covers))
}

/** The same for a page in two languages: the signs that tell them apart stay. */
export function printableInTwo<Value>(value: Value, covers: Covers): Value {
  return mapStrings(value, (text) => mapPieces(text, (piece) => printable(piece, covers)))
}

function dropInvisible(text: string): string {
  if (!invisible.test(text)) return text
  let kept = ''
  let before = ''
  for (const character of text) {
    const isKept =
      !invisible.test(character) || (joiner.test(character) && joiningScript.test(before))
    if (!isKept) continue
    kept += character
    before = character
  }
  return kept
}

/** A letter and its marks come from one font or not at all; marks that no font has with their letter are left out. */
function printableCluster(cluster: string, covers: Covers): string {
  const characters = [...cluster]
  const isPlain = characters.length <= longestCluster && !mark.test(characters[0] ?? '')
  if (isPlain && covers(characters.map(codePoint))) return cluster
  let line = ''
  let together: number[] = []
  for (const character of characters) {
    const code = codePoint(character)
    const follows = mark.test(character) || joiner.test(character)
    if (follows && (together.length === 0 || together.length >= longestCluster)) continue
    if (follows && !covers([...together, code])) continue
    const shown = follows ? character : printableCharacter(character, covers)
    together = follows ? [...together, code] : [codePoint(shown)]
    line += shown
  }
  return line
}

function printableCharacter(character: string, covers: Covers): string {
  if (covers([codePoint(character)])) return character
  if (space.test(character)) return ' '
  return placeholders.find((sign) => covers([codePoint(sign)])) ?? '?'
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
