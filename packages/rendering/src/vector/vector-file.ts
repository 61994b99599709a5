import { type Archive, openArchive } from './archive.ts'
import {
  type ItemKey,
  isLink,
  readItem,
  readOutline,
  UnknownItemError,
  type VectorItem,
} from './vector-item.ts'

/**
 * What Typst has laid out, in the one form that its builds for Node and for browsers both write (`vector`). It is an archive
 * of rkyv: values of fixed width, little endian, whose pointers count from where they stand, and the root at the end.
 * Where each field stands was read off the version that package.json pins; `vector-pages.test.ts` fails when it moves.
 */
export type VectorFile = {
  readonly pages: readonly VectorPage[]
  readonly item: (key: ItemKey) => VectorItem
  readonly isLink: (key: ItemKey) => boolean
  /** In units of its font, of which `unitsPerEm` make the size of the text; y runs upward. A blank has none. */
  readonly outline: (font: number, glyph: number) => string | undefined
  readonly unitsPerEm: (font: number) => number
}

export type VectorPage = {
  readonly width: number
  readonly height: number
  readonly content: ItemKey
}

/** What was read of drawings, by the keys of all. Whoever draws one after another keeps it, and reads but what is new. */
export type VectorShelf = {
  readonly items: Map<ItemKey, { readonly isLink: boolean; readonly read: Lazy<VectorItem> }>
  readonly outlines: Map<string, Lazy<string | undefined>>
  readonly unitsPerEm: Map<number, number>
}

export function emptyShelf(): VectorShelf {
  return { items: new Map(), outlines: new Map(), unitsPerEm: new Map() }
}

/** Before what is but new since the drawing before. */
const newMark = 'diff-v1,'

/** A drawing, or what is new in it since those on the shelf. */
export function readVectorFile(bytes: Uint8Array, shelf: VectorShelf = emptyShelf()): VectorFile {
  const isNew = openArchive(bytes).ascii(0, newMark.length) === newMark
  const archive = openArchive(isNew ? bytes.subarray(newMark.length) : bytes)
  const root = archive.length - 16
  if (archive.ascii(root, 4) !== 'tsvr') throw new UnknownItemError('This is no drawing of Typst.')
  const parts = new Map<number, number>()
  for (const at of archive.list(root + 8, 12)) parts.set(archive.u8(at), at + 4)
  const { items, outlines, unitsPerEm } = shelf
  for (const at of archive.list(need(parts, part.items), 48))
    items.set(archive.key(at), {
      isLink: isLink(archive, at + 16),
      read: lazy(() => readItem(archive, at + 16)),
    })
  for (const at of archive.list(archive.follow(need(parts, part.glyphs)), 16))
    outlines.set(
      `${archive.u32(at)} ${archive.u32(at + 4)}`,
      lazy(() => readOutline(archive, at + 8)),
    )
  for (const at of archive.list(archive.follow(need(parts, part.fonts)), 56))
    unitsPerEm.set(archive.u32(at + 32), archive.f32(at + 48))
  return {
    pages: readPages(archive, need(parts, part.layouts)),
    item: (key) => need(items, key).read(),
    isLink: (key) => need(items, key).isLink,
    outline: (font, glyph) => outlines.get(`${font} ${glyph}`)?.(),
    unitsPerEm: (font) => need(unitsPerEm, font),
  }
}

type Lazy<Value> = () => Value

/** Worked out when it is asked for, once; the archive can go then. */
function lazy<Value>(read: () => Value): Lazy<Value> {
  let reading: (() => Value) | undefined = read
  let value: Value
  return () => {
    if (reading) value = reading()
    reading = undefined
    return value
  }
}

const part = { items: 4, fonts: 5, glyphs: 6, layouts: 7 }

function readPages(archive: Archive, layouts: number): readonly VectorPage[] {
  const [region] = archive.list(archive.follow(layouts), 20)
  const [layout] = region === undefined ? [] : archive.list(region + 12, 12)
  if (layout === undefined) throw new UnknownItemError('The drawing has no pages.')
  const pages = archive.list(archive.follow(layout + 8) + 8, 24)
  return pages.map((at) => ({
    content: archive.key(at),
    width: archive.f32(at + 16),
    height: archive.f32(at + 20),
  }))
}

function need<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = map.get(key)
  if (found === undefined)
    throw new UnknownItemError('The drawing refers to what it does not have.')
  return found
}
