import { descriptors, joiningWords, leadingNouns, legalForms, titles } from './name-words.ts'

export type CompanyName = {
  /** What is drawn: no markup, no emoji, one space between words. May be empty. */
  readonly text: string
  /** What stands small before it, the words that carry it, what stands small after it: 'Café', 'Marlow', 'Joinery'. */
  readonly lead: string
  readonly head: string
  readonly tail: string
  /** One to three letters as they stand at the beginnings of words. */
  readonly initials: readonly string[]
}

const longest = 60
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

// Some fonts have an empty glyph for these. Joiners decide how Arabic and Hindi letters connect, and a selector makes a sign an emoji.
const withoutShape =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** Reads a name as a designer does. `canDraw` says whether there is type for a character. */
export function readCompanyName(
  companyName: string,
  canDraw: (letter: string) => boolean,
): CompanyName {
  const plain = companyName
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(withoutShape, ' ')
  const letters = lettersOf(plain).map((letter) =>
    isEmoji(letter) || !canDraw(letter) ? ' ' : letter,
  )
  const text = letters.slice(0, longest).join('').replaceAll(/\s+/g, ' ').trim()
  const { lead, head, tail } = splitName(text)
  return { text, lead, head, tail, initials: initialsOf(head === '' ? text : head) }
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

function splitName(text: string): { lead: string; head: string; tail: string } {
  const words = text.split(' ').filter(Boolean)
  const start = words.length > 1 && leadingNouns.has(plainWord(words[0] ?? '')) ? 1 : 0
  let end = words.length
  while (end > start && isDescriptor(words[end - 1] ?? '')) end -= 1
  while (end > start + 1 && joiningWords.has(plainWord(words[end - 1] ?? ''))) end -= 1
  if (end <= start) return { lead: '', head: text, tail: '' }
  return {
    lead: words.slice(0, start).join(' '),
    head: words.slice(start, end).join(' '),
    tail: words.slice(end).join(' '),
  }
}

function isDescriptor(word: string): boolean {
  const plain = plainWord(word)
  return word === '&' || plain === '' || descriptors.has(plain) || legalForms.has(plain)
}

function initialsOf(text: string): string[] {
  const words = text.split(/[\s\-–—/·.]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const carrying = words.filter((word) => {
    const plain = plainWord(word)
    return !joiningWords.has(plain) && !titles.has(plain)
  })
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
  const [cluster = ''] = lettersOf(named)
  const letter = /^\p{Script=Thai}/u.test(cluster) ? cluster.slice(0, 1) : cluster
  const upper = letter.toLocaleUpperCase('und')
  return lettersOf(upper)[0] ?? ''
}
