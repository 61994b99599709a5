import { codePointSet, type FamilyCoverage } from './coverage.ts'

/** Families in the order in which a glyph is looked for. */
export type FontStacks = { readonly body: readonly string[]; readonly heading: readonly string[] }

/** What themes print besides the strings of a page and plain letters. */
export const signsOfThemes = '…·\u00a0'

/** A family that themes put before a stack of their own accord. */
export const familyOfThemes = 'Cousine'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

type Family = {
  readonly name: string
  readonly hasAll: (codes: readonly number[]) => boolean
  readonly hasAny: (codes: readonly number[]) => boolean
}

/**
 * Leaves out of the stacks what can have no part in setting a page. Typst opens each family in turn until a letter is found,
 * whatever is in it: one Han character would have a browser load the fonts of every script before it, and of the three that
 * draw Han characters all.
 */
export function createStackShortener(coverage: ReadonlyMap<string, FamilyCoverage>) {
  const families = new Map([...coverage].map(([name, of]) => [name, openFamily(name, of)]))

  return function shortened(stacks: FontStacks, texts: Iterable<string>): FontStacks {
    const clusters = clustersOf(texts)
    const heads = [stacks.body[0], stacks.heading[0], familyOfThemes]
    const tail = stacks.body.slice(1).flatMap((name) => families.get(name) ?? [])
    const kept = new Set<string>()
    for (const head of new Set(heads)) {
      const own = families.get(head ?? '')
      for (const codes of clusters) keepFor(codes, own ? [own, ...tail] : tail, kept)
    }
    const short = ([head, ...rest]: readonly string[]) => [
      ...(head === undefined ? [] : [head]),
      ...rest.filter((name) => kept.has(name)),
    ]
    return { body: short(stacks.body), heading: short(stacks.heading) }
  }
}

function openFamily(name: string, { every, some }: FamilyCoverage): Family {
  const [inEvery, inSome] = [codePointSet(every), codePointSet(some)]
  return {
    name,
    hasAll: (codes) => codes.every(inEvery),
    hasAny: (codes) => codes.some(inSome),
  }
}

/** A letter and its marks come from one font; one that has a part of them may be tried on the way, and stays. */
function keepFor(codes: readonly number[], stack: readonly Family[], kept: Set<string>): void {
  for (const family of stack) {
    if (family.hasAny(codes)) kept.add(family.name)
    if (family.hasAll(codes)) return
  }
}

/** Also in capitals and in small letters, as some themes print them, and taken apart, as a font may have them. */
function clustersOf(texts: Iterable<string>): readonly (readonly number[])[] {
  const letters = new Set<string>(signsOfThemes)
  for (const text of texts) {
    if (isPlain(text)) for (const letter of text) letters.add(letter)
    else for (const { segment } of graphemes.segment(text)) letters.add(segment)
  }
  const forms = new Set<string>()
  for (const letter of letters)
    for (const cased of [letter, letter.toUpperCase(), letter.toLowerCase()])
      for (const form of [cased, cased.normalize('NFD')]) forms.add(form)
  return Array.from(forms, (form) => Array.from(form, (sign) => sign.codePointAt(0) ?? 0))
}

const plain = /^[\u0020-\u02ff]*$/

function isPlain(text: string): boolean {
  return plain.test(text)
}
