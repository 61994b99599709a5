import { z } from 'zod'
import { changed, changeOf, type ListChange, listChangeSchema } from './list-change.ts'
import { type Place, placeSchema } from './places.ts'
import { previewAnswerSchema } from './preview-answer.ts'

/** A shape by its name, and the matrix that brings it to its place, as six numbers. Empty: it stands where it was drawn. */
const itemSchema = z.tuple([z.string(), z.string()]).readonly()

export type DrawnItem = z.infer<typeof itemSchema>

const pageSchema = z.object({
  /** In points. */
  width: z.number(),
  height: z.number(),
  /** In the order in which they are painted. */
  items: listChangeSchema(itemSchema),
})

/** A preview told by what is new in it, for whoever has the one of a moment ago. */
export const previewChangesSchema = previewAnswerSchema
  .pick({ title: true, pageSize: true, figures: true })
  .extend({
    /** The name of this drawing, to ask for what changes in it. */
    drawing: z.string(),
    /** The drawing that the changes were told against; none when it is told in full. */
    since: z.string().nullable(),
    pages: z.array(pageSchema),
    /** One SVG element for each shape that the drawing before did not have. */
    shapes: z.record(z.string(), z.string()),
    /** By lines. */
    text: listChangeSchema(z.string()),
    places: listChangeSchema(placeSchema),
  })

export type PreviewChanges = z.infer<typeof previewChangesSchema>

/** A page as shapes, each with one place or many. */
export type DrawnPage = {
  readonly width: number
  readonly height: number
  readonly items: readonly DrawnItem[]
}

/** A preview as it is drawn, in full. */
export type DrawnPreview = Pick<PreviewChanges, 'title' | 'pageSize' | 'figures'> & {
  readonly pages: readonly DrawnPage[]
  readonly shapes: Readonly<Record<string, string>>
  readonly text: readonly string[]
  readonly places: readonly Place[]
}

/** What has to be remembered of a preview to tell what changes in it: prints of its words, and none of the words. */
export type PreviewPrint = {
  readonly pages: readonly DrawnPage[]
  readonly text: readonly string[]
  readonly places: readonly string[]
}

export function printOf({ pages, text, places }: DrawnPreview): PreviewPrint {
  return {
    pages,
    text: text.map(shortPrint),
    places: places.map((place) => shortPrint(JSON.stringify(place))),
  }
}

const nothing: PreviewPrint = { pages: [], text: [], places: [] }

export function changesSince(
  before: PreviewPrint | undefined,
  preview: DrawnPreview,
  print: PreviewPrint,
): Pick<PreviewChanges, 'pages' | 'shapes' | 'text' | 'places'> {
  const { pages, text, places } = before ?? nothing
  return {
    pages: preview.pages.map(({ items, ...size }, index) => ({
      ...size,
      items: writable(changeOf(pages[index]?.items ?? [], items, isSameItem)),
    })),
    shapes: newShapes(pages, preview.shapes),
    text: changeIn(preview.text, text, print.text),
    places: changeIn(preview.places, places, print.places),
  }
}

/** The preview that changes lead to; none when they were told against another one. */
export function applyChanges(
  before: DrawnPreview | undefined,
  changes: PreviewChanges,
): DrawnPreview | undefined {
  const { title, pageSize, figures } = changes
  const text = changed(before?.text ?? [], changes.text)
  const places = changed(before?.places ?? [], changes.places)
  const pages = changes.pages.flatMap(({ items, ...size }, index): DrawnPage[] => {
    const all = changed(before?.pages[index]?.items ?? [], items)
    return all ? [{ ...size, items: all }] : []
  })
  if (!text || !places || pages.length !== changes.pages.length) return undefined
  const shapes: Record<string, string> = {}
  for (const [name] of pages.flatMap(({ items }) => items)) {
    const shape = changes.shapes[name] ?? before?.shapes[name]
    if (shape === undefined) return undefined
    shapes[name] = shape
  }
  return { title, pageSize, figures, pages, shapes, text, places }
}

// In plain loops: a long document has thousands of them, and this is done for each key.
function newShapes(before: readonly DrawnPage[], shapes: DrawnPreview['shapes']) {
  const known = new Set<string>()
  for (const { items } of before) for (const [shape] of items) known.add(shape)
  const fresh: Record<string, string> = {}
  for (const name in shapes) if (!known.has(name)) fresh[name] = shapes[name] ?? ''
  return fresh
}

function isSameItem([shape, at]: DrawnItem, [otherShape, otherAt]: DrawnItem): boolean {
  return shape === otherShape && at === otherAt
}

function changeIn<Of>(
  list: readonly Of[],
  before: readonly string[],
  after: readonly string[],
): { first: number; last: number; between: Of[] } {
  const { first, last } = changeOf(before, after)
  return { first, last, between: list.slice(first, list.length - last) }
}

function writable<Of>({ between, ...kept }: ListChange<Of>) {
  return { ...kept, between: [...between] }
}

// 64 bits: two lines of one document that read differently have the same print once in a billion billion.
function shortPrint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(at), 0x5bd1e995)
    b ^= b >>> 13
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}
