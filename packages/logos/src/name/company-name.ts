import { descriptors, joiningWords, legalForms } from './name-words.ts'

export type CompanyName = {
  /** What is drawn: no markup, no emoji, one space between words. May be empty. */
  readonly text: string
  /** The words that carry the name, and what they are described by: 'Marlow' and 'Joinery'. */
  readonly head: string
  readonly tail: string
  /** One to three letters as they stand at the beginnings of words. */
  readonly initials: readonly string[]
}

const longest = 60
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Reads a name as a designer does. `canDraw` says whether there is type for a character. */
export function readCompanyName(
  companyName: string,
  canDraw: (letter: string) => boolean,
): CompanyName {
  const plain = companyName
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(
      /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu,
      ' ',
    )
  const letters = lettersOf(plain).map((letter) =>
    isEmoji(letter) || !canDraw(letter) ? ' ' : letter,
  )
  const text = letters.slice(0, longest).join('').replaceAll(/\s+/g, ' ').trim()
  const { head, tail } = splitName(text)
  return { text, head, tail, initials: initialsOf(head === '' ? text : head) }
}

export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Emoji as they were typed: they tell the trade even though they are not drawn. */
export function emojiIn(companyName: string): string[] {
  return lettersOf(companyName).filter(isEmoji)
}

export function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
}

function isEmoji(letter: string): boolean {
  return (
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(
      letter,
    ) && !/^[©®™]$/u.test(letter)
  )
}

function splitName(text: string): { head: string; tail: string } {
  const words = text.split(' ').filter(Boolean)
  let cut = words.length
  while (cut > 0 && isDescriptor(words[cut - 1] ?? '')) cut -= 1
  while (cut > 1 && joiningWords.has(plainWord(words[cut - 1] ?? ''))) cut -= 1
  if (cut === 0 || cut === words.length) return { head: text, tail: '' }
  return { head: words.slice(0, cut).join(' '), tail: words.slice(cut).join(' ') }
}

function isDescriptor(word: string): boolean {
  const plain = plainWord(word)
  return word === '&' || plain === '' || descriptors.has(plain) || legalForms.has(plain)
}

function initialsOf(text: string): string[] {
  const words = text.split(/[\s\-–—/·.]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const carrying = words.filter((word) => !joiningWords.has(plainWord(word)))
  const firsts = (carrying.length > 0 ? carrying : words).map(firstLetter).filter(Boolean)
  const [first = ''] = firsts
  const letters = /\p{Lu}|\p{Ll}|\p{N}|\p{Script=Hebrew}/u.test(first)
    ? firsts.slice(0, 3)
    : [first]
  return letters.filter(Boolean)
}

function firstLetter(word: string): string {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '')
  // The Arabic article and the Thai vowels that are written first do not name anybody.
  const named = bare.replace(/^ال(?=\p{L}{2})/u, '').replace(/^[เแโใไ](?=\p{L})/u, '')
  const [letter = ''] = lettersOf(named)
  const upper = letter.toLocaleUpperCase('und')
  return lettersOf(upper)[0] ?? ''
}
