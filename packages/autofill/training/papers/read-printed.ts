import { getDocumentProxy } from 'unpdf'
import { layOutPage, type PlacedText } from '../../src/layout/page-grid.ts'
import { placed } from '../../src/reading/read-pdf.ts'
import type { Mark } from '../examples/read-marked.ts'

type Wanted = { readonly label: string; readonly value: string }

type LinkedMark = Mark & { readonly link: number }

type Link = {
  readonly mark: number
  readonly left: number
  readonly right: number
  /** Of its middle, as the pieces count. */
  readonly y: number
  readonly height: number
}

export type Printed = {
  readonly text: string
  readonly marks: readonly Mark[]
  /** Labels and values that could not be told in what was read back. */
  readonly lost: readonly string[]
}

/** The text that our reader makes of a printed page, and where in it the linked words stand. */
export async function readPrinted(bytes: Uint8Array, wanted: readonly Wanted[]): Promise<Printed> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const texts: string[] = []
  const marks: LinkedMark[] = []
  const found = new Map<number, string>()
  let offset = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [placed(item)] : [],
    )
    const text = layOutPage(pieces)
    for (const link of linksOf(await page.getAnnotations())) {
      const { label, value } = wanted[link.mark] ?? { label: '', value: '' }
      for (const { start, end } of placesOf(link, value, pieces, text)) {
        marks.push({ start: start + offset, end: end + offset, label, link: link.mark })
        found.set(link.mark, (found.get(link.mark) ?? '') + text.slice(start, end))
      }
    }
    if (text === '') continue
    texts.push(text)
    offset += text.length + 2
  }
  await pdf.loadingTask.destroy()
  const lost = wanted.flatMap(({ label, value }, index) =>
    bare(found.get(index) ?? '') === bare(value)
      ? []
      : [`${label}: '${value}' was read as '${found.get(index) ?? ''}'`],
  )
  const text = texts.join('\n\n')
  return { text, marks: joined(marks, text), lost }
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00ad]/g, '')
    .toLowerCase()
}

function linksOf(
  annotations: readonly { url?: string; rect: readonly number[] }[],
): readonly Link[] {
  return annotations.flatMap(({ url, rect }) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const mark = url?.match(/^https:\/\/mark\.example\/(\d+)/)?.[1]
    if (mark === undefined) return []
    return [{ mark: Number(mark), left, right, y: -(bottom + top) / 2, height: top - bottom }]
  })
}

type Range = { readonly start: number; readonly end: number }

function placesOf(
  link: Link,
  value: string,
  pieces: readonly PlacedText[],
  text: string,
): readonly Range[] {
  return pieces.flatMap((piece, index) => {
    const range = rangeIn(piece, link, value)
    const place = range && placeOf(pieces, index, range, text)
    return place ? [place] : []
  })
}

/** Which letters of a piece a link covers: the value where it stands as a whole, else the words in the link's box. */
function rangeIn(piece: PlacedText, link: Link, value: string): Range | undefined {
  const middle = piece.y + piece.height / 2
  if (Math.abs(middle - link.y) > 0.6 * Math.max(piece.height, link.height)) return undefined
  const glyph = piece.width / Math.max(1, piece.text.length)
  if (piece.x > link.right - 0.3 * glyph || piece.x + piece.width < link.left + 0.3 * glyph) {
    return undefined
  }
  const whole = nearestPlace(piece, value, link.left, glyph)
  if (whole) return whole
  const words = [...piece.text.matchAll(/\S+/g)].filter((match) => {
    const centre = piece.x + glyph * (match.index + match[0].length / 2)
    return centre > link.left - 0.5 * glyph && centre < link.right + 0.5 * glyph
  })
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return undefined
  const start = value.includes(first[0]) ? first.index : startOfPart(first, value)
  const end = last.index + last[0].length
  return start < end ? { start, end } : undefined
}

/** A word that is glued to what is not marked, such as '£' or a bracket. */
function startOfPart(match: RegExpExecArray, value: string): number {
  const at = [...match[0]].findIndex((_, index) => value.startsWith(match[0].slice(index)))
  return match.index + Math.max(0, at)
}

function nearestPlace(
  { text, x }: PlacedText,
  value: string,
  left: number,
  glyph: number,
): Range | undefined {
  let best: Range | undefined
  let distance = Number.POSITIVE_INFINITY
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const away = Math.abs(x + at * glyph - left)
    if (away >= distance) continue
    distance = away
    best = { start: at, end: at + value.length }
  }
  return best
}

/** Where the letters of a piece come to stand in the text: the page is laid out again with those letters changed. */
function placeOf(
  pieces: readonly PlacedText[],
  index: number,
  { start, end }: Range,
  text: string,
): Range | undefined {
  const piece = pieces[index]
  if (!piece) return undefined
  const changed = [...pieces]
  const other = piece.text.slice(start, end).replace(/[\s\S]/g, changedLetter)
  changed[index] = { ...piece, text: piece.text.slice(0, start) + other + piece.text.slice(end) }
  const again = layOutPage(changed)
  if (again.length !== text.length) return undefined
  let from = -1
  let to = -1
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === again[at]) continue
    if (from < 0) from = at
    to = at + 1
  }
  if (from < 0) return undefined
  // Marks at the ends of a value do not change, and belong to it all the same.
  const value = piece.text.slice(start, end)
  const lead = value.length - value.replace(/^(?:[^\p{L}\d€£$]|x)+/u, '').length
  const tail = value.length - value.replace(/(?:[^\p{L}\d€£$]|x)+$/u, '').length
  return { start: from - lead, end: to + tail }
}

/** A letter for a letter and a digit for a digit, so that the layout stays what it was. */
function changedLetter(character: string): string {
  if (/\d/.test(character)) return String((Number(character) + 1) % 10)
  if (character === '€' || character === '£') return '$'
  if (character === '$') return '€'
  if (character === 'x') return 'x'
  if (/\p{Lu}/u.test(character)) return character === 'A' ? 'B' : 'A'
  if (/\p{L}/u.test(character)) return character === 'a' ? 'b' : 'a'
  return character
}

/** Pieces of one value that stand side by side are one mark, with the sign between them. */
function joined(marks: readonly LinkedMark[], text: string): readonly Mark[] {
  const result: LinkedMark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    const isSame = last && last.link === mark.link && isSlight(text.slice(last.end, mark.start))
    if (last && isSame) result[result.length - 1] = { ...last, end: Math.max(last.end, mark.end) }
    else if (!last || last.end <= mark.start) result.push(mark)
  }
  return result.map(({ start, end, label }) => ({ start, end, label }))
}

function isSlight(between: string): boolean {
  return /^[^\p{L}\d\n]{0,3}$/u.test(between)
}
