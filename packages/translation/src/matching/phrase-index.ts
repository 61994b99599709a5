import { type BookLanguage, bookOf } from '../phrases/books.ts'
import type { PhraseBook, Slot } from '../phrases/phrase-book.ts'
import { fold } from '../reading/fold.ts'
import type { NameSense } from '../reading/names.ts'
import { tokensOf } from '../reading/tokens.ts'
import { markBehindThing } from './marks.ts'

/** A place in the tree of all lines of a book: what may come next, and which lines end here. */
export type Branch = {
  /** By their keys; marks that part a thing from what follows stand among them. */
  readonly words: Map<string, Branch>
  readonly slots: Map<Slot, Branch>
  readonly ends: Set<string>
}

export type PhraseIndex = NameSense & {
  readonly language: BookLanguage
  readonly texts: ReadonlyMap<string, string>
  readonly phrases: Branch
  /** The forms of units; a line ends with the unit and its plural form, parted by a space. */
  readonly units: Branch
  /** Whether a book writes it with a small letter inside a line. */
  readonly isWrittenSmall: (key: string) => boolean
  /** Whether the dot behind it is its own: 'Std.'. */
  readonly isAbbreviation: (key: string) => boolean
  readonly isAnd: (key: string) => boolean
}

/** Sentences stand for themselves; only what is sold or charged may be part of a longer line. */
const thingParts = ['services', 'goods', 'charges', 'combinations'] as const
const sentenceParts = ['payment', 'dealings'] as const

const things = new Set<string>(thingParts.flatMap((part) => Object.keys(bookOf('en')[part])))

export function isThing(id: string): boolean {
  return things.has(id)
}

const indexes = new Map<BookLanguage, PhraseIndex>()

export function phraseIndex(language: BookLanguage): PhraseIndex {
  const known = indexes.get(language)
  if (known) return known
  const made = makeIndex(language)
  indexes.set(language, made)
  return made
}

export function phrasesOf(book: PhraseBook): ReadonlyMap<string, string> {
  return new Map([...thingParts, ...sentenceParts].flatMap((part) => Object.entries(book[part])))
}

/** All ways to say it; the first is the one that is written. */
export function waysToSay(text: string): string[] {
  return text.split('|').map((way) => way.trim())
}

export type TemplatePart = { readonly slot: Slot } | { readonly text: string }

/** 'Paid on {date}' as its words and slots. */
export function templateParts(way: string): TemplatePart[] {
  return way
    .split(/\{(\w+)\}/)
    .map((text, index) => (index % 2 === 1 ? { slot: text as Slot } : { text }))
}

/** A way to say something as the steps that lead to it in the tree: keys of words and slots. */
export function stepsOf(way: string, and: string): TemplatePart[] {
  const parts = templateParts(way)
  return parts.flatMap((part, index): TemplatePart[] => {
    if ('slot' in part) return [part]
    const before = parts[index - 1]
    const isBehindThing = before !== undefined && 'slot' in before && before.slot === 'thing'
    const tokens = tokensOf(part.text)
    const mark = isBehindThing ? markBehindThing(tokens[0]?.gap ?? part.text) : undefined
    const keys = tokens.map(({ key }) => (key === and ? '&' : key))
    return [...(mark ? [mark] : []), ...keys].map((text) => ({ text }))
  })
}

function makeIndex(language: BookLanguage): PhraseIndex {
  const book = bookOf(language)
  const texts = phrasesOf(book)
  const phrases = emptyBranch()
  const units = emptyBranch()
  const vocabulary = new Vocabulary()
  for (const [id, text] of texts) {
    for (const way of waysToSay(text)) plant(phrases, way, id, fold(book.and))
    waysToSay(text).forEach(vocabulary.learn)
  }
  for (const [unit, forms] of Object.entries(book.units)) {
    for (const [form, text] of Object.entries(forms)) {
      for (const way of waysToSay(text)) plant(units, way, `${unit} ${form}`, fold(book.and))
      waysToSay(text).forEach(vocabulary.learn)
    }
  }
  return {
    language,
    texts,
    phrases,
    units,
    hasCapitalNouns: language === 'de',
    isBookWord: (key) => vocabulary.words.has(key),
    isWrittenSmall: (key) => vocabulary.small.has(key),
    isAbbreviation: (key) => vocabulary.abbreviations.has(key),
    isAnd: (key) => key === '&' || key === fold(book.and),
  }
}

class Vocabulary {
  readonly words = new Set<string>()
  readonly small = new Set<string>()
  readonly abbreviations = new Set<string>()

  readonly learn = (way: string) => {
    for (const part of templateParts(way)) {
      if (!('text' in part)) continue
      const tokens = tokensOf(part.text)
      for (const { key, text } of tokens) {
        this.words.add(key)
        if (/^\p{Ll}/u.test(text)) this.small.add(key)
      }
      if (/\p{L}\.$/u.test(part.text)) this.abbreviations.add(tokens.at(-1)?.key ?? '')
    }
  }
}

function emptyBranch(): Branch {
  return { words: new Map(), slots: new Map(), ends: new Set() }
}

function plant(root: Branch, way: string, id: string, and: string): void {
  const end = stepsOf(way, and).reduce(
    (branch, step) =>
      'slot' in step ? grown(branch.slots, step.slot) : grown(branch.words, step.text),
    root,
  )
  end.ends.add(id)
}

function grown<Key>(branches: Map<Key, Branch>, key: Key): Branch {
  const branch = branches.get(key) ?? emptyBranch()
  branches.set(key, branch)
  return branch
}
