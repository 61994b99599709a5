import type { Archive } from './archive.ts'
import type { Matrix } from './matrix.ts'

/** The same for equal items of all drawings. */
export type ItemKey = string

export type VectorItem =
  | { readonly is: 'nothing' }
  | { readonly is: 'group'; readonly items: readonly PlacedItem[] }
  | { readonly is: 'text'; readonly run: TextRun }
  | { readonly is: 'path'; readonly path: VectorPath }
  | { readonly is: 'image'; readonly image: VectorImage }
  | { readonly is: 'link'; readonly href: string; readonly width: number; readonly height: number }
  | { readonly is: 'turned'; readonly matrix: Matrix; readonly item: ItemKey }
  | { readonly is: 'clipped'; readonly outline: string; readonly item: ItemKey }
  | { readonly is: 'paint'; readonly matrix: Matrix; readonly gradient: ItemKey }
  | { readonly is: 'gradient'; readonly gradient: Gradient }

export type PlacedItem = { readonly x: number; readonly y: number; readonly item: ItemKey }

export type TextRun = {
  readonly font: number
  readonly size: number
  readonly styles: Styles
  readonly glyphs: readonly RunGlyph[]
}

/** From where the one before has left the pen; y runs upward. */
export type RunGlyph = {
  readonly glyph: number
  readonly xOffset: number
  readonly yOffset: number
  readonly xAdvance: number
  readonly yAdvance: number
}

export type VectorPath = { readonly outline: string; readonly styles: Styles }

/** By the names of SVG's attributes. */
export type Styles = Readonly<Record<string, string>>

export type VectorImage = {
  readonly width: number
  readonly height: number
  /** As in 'image/png'. */
  readonly format: string
  readonly bytes: Uint8Array
}

export type Gradient = {
  /** In radians. */
  readonly angle: number
  readonly isOklab: boolean
  readonly stops: readonly GradientStop[]
}

export type GradientStop = {
  readonly color: readonly [number, number, number, number]
  readonly at: number
}

/** The drawing has something in it that no theme uses so far. */
export class UnknownItemError extends Error {
  override readonly name = 'UnknownItemError'
}

const kind = {
  image: 1,
  link: 2,
  path: 3,
  text: 4,
  transformed: 5,
  group: 6,
  gradient: 8,
  hint: 10,
  paint: 11,
}

export function isLink(archive: Archive, at: number): boolean {
  return archive.u8(at) === kind.link
}

export function readItem(archive: Archive, at: number): VectorItem {
  const { u8, f32, follow, key } = archive
  switch (u8(at)) {
    case kind.hint:
      return { is: 'nothing' }
    case kind.group:
      return {
        is: 'group',
        items: archive
          .list(at + 4, 24)
          .map((one) => ({ x: f32(one), y: f32(one + 4), item: key(one + 8) })),
      }
    case kind.text:
      return { is: 'text', run: readRun(archive, follow(at + 4), follow(at + 8)) }
    case kind.path:
      return {
        is: 'path',
        path: { outline: archive.text(at + 16), styles: readStyles(archive, at + 24) },
      }
    case kind.image:
      return { is: 'image', image: readImage(archive, at) }
    case kind.link:
      return { is: 'link', ...readLink(archive, at) }
    case kind.transformed:
      return readTransformed(archive, at)
    case kind.paint:
      return {
        is: 'paint',
        gradient: key(follow(at + 4)),
        matrix: readMatrix(archive, follow(at + 4) + 16),
      }
    case kind.gradient:
      return { is: 'gradient', gradient: readGradient(archive, follow(at + 4)) }
    default:
      throw new UnknownItemError(`The drawing has an item of kind ${u8(at)}.`)
  }
}

function readRun(archive: Archive, shape: number, content: number): TextRun {
  const { u32, f32 } = archive
  return {
    font: u32(shape),
    size: f32(shape + 24),
    styles: readStyles(archive, shape + 16),
    glyphs: archive.list(content + 8, 20).map((at) => ({
      xOffset: f32(at),
      yOffset: f32(at + 4),
      xAdvance: f32(at + 8),
      yAdvance: f32(at + 12),
      glyph: u32(at + 16),
    })),
  }
}

function readLink(archive: Archive, at: number) {
  return { href: archive.text(at + 4), width: archive.f32(at + 12), height: archive.f32(at + 16) }
}

function readImage(archive: Archive, at: number): VectorImage {
  const image = archive.follow(at + 12)
  return {
    width: archive.f32(at + 4),
    height: archive.f32(at + 8),
    bytes: archive.bytes(image + 16),
    format: archive.text(image + 24),
  }
}

const transform = { matrix: 0, translate: 1, scale: 2, clip: 5 }

function readTransformed(archive: Archive, at: number): VectorItem {
  const { u8, f32, follow, key } = archive
  const [how, item] = [follow(at + 12), key(at + 16)]
  switch (u8(at + 8)) {
    case transform.matrix:
      return { is: 'turned', item, matrix: readMatrix(archive, how) }
    case transform.translate:
      return { is: 'turned', item, matrix: [1, 0, 0, 1, f32(how), f32(how + 4)] }
    case transform.scale:
      return { is: 'turned', item, matrix: [f32(how), 0, 0, f32(how + 4), 0, 0] }
    case transform.clip:
      return { is: 'clipped', item, outline: archive.text(how + 12) }
    default:
      throw new UnknownItemError(`The drawing is transformed in way ${u8(at + 8)}.`)
  }
}

function readMatrix({ f32 }: Archive, at: number): Matrix {
  return [f32(at), f32(at + 4), f32(at + 8), f32(at + 12), f32(at + 16), f32(at + 20)]
}

function readGradient(archive: Archive, at: number): Gradient {
  const { u8, f32 } = archive
  if (u8(at + 16) !== 0)
    throw new UnknownItemError('The drawing has a gradient that is not linear.')
  const stops = archive.list(at, 8).map((stop): GradientStop => {
    return { color: [u8(stop), u8(stop + 1), u8(stop + 2), u8(stop + 3)], at: f32(stop + 4) }
  })
  return { angle: f32(at + 20), isOklab: u8(at + 25) === 1, stops }
}

const styleNames = [
  'fill',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dashoffset',
  'stroke-dasharray',
  'stroke-width',
  'fill-rule',
] as const

function readStyles(archive: Archive, at: number): Styles {
  return Object.fromEntries(
    archive.list(at, 12).map((style) => {
      const name = styleNames[archive.u8(style)]
      if (name === undefined) throw new UnknownItemError('The drawing has an unknown style.')
      return [name, styleText(archive, name, style + 4)]
    }),
  )
}

function styleText(archive: Archive, name: (typeof styleNames)[number], at: number): string {
  switch (name) {
    case 'stroke-dasharray':
      return archive
        .list(at, 4)
        .map((one) => shortNumber(archive.f32(one)))
        .join(' ')
    case 'stroke-miterlimit':
    case 'stroke-dashoffset':
    case 'stroke-width':
      return shortNumber(archive.f32(at))
    default:
      return archive.text(at)
  }
}

/** A thousandth of a point is less than any screen shows. */
export function shortNumber(points: number): string {
  return String(Math.round(points * 1000) / 1000 || 0)
}

export function readOutline(archive: Archive, at: number): string | undefined {
  const [none, outline] = [0, 2]
  const found = archive.u8(at)
  if (found === none) return undefined
  if (found !== outline) throw new UnknownItemError('The drawing has a letter that is a picture.')
  const letter = archive.follow(at + 4)
  if (archive.u8(letter) !== 0) throw new UnknownItemError('The drawing has a turned letter.')
  return archive.text(letter + 8)
}

/** A key as styles name it: each half is written for itself, in eleven letters. */
export function keyIn(letters: string): ItemKey {
  const bytes = atob(letters.slice(0, 11)) + atob(letters.slice(11))
  let key = ''
  for (let at = 0; at < bytes.length; at += 2)
    key += String.fromCharCode(bytes.charCodeAt(at) + bytes.charCodeAt(at + 1) * 256)
  return key
}
