import { type PdfObjects, referenceIn, referencesIn, requireReference } from './pdf-objects.ts'
import { fromHex, textString } from './pdf-tokens.ts'

/** In thousandths of the size, from the baseline up. */
export type InkBox = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export type PdfFont = {
  readonly widthOf: (glyph: number) => number
  readonly textOf: (glyph: number) => string
  /** Undefined for a glyph that leaves no ink. */
  readonly inkOf: (glyph: number) => InkBox | undefined
}

/** Typst embeds TrueType subsets in which the code of a glyph is its index. */
export function readFont(pdf: PdfObjects, id: number): PdfFont {
  const font = pdf.source(id)
  const [descendantId = 0] = referencesIn(/\/DescendantFonts\s*\[([^\]]*)\]/.exec(font)?.[1] ?? '')
  const descendant = pdf.source(descendantId)
  const descriptor = pdf.source(requireReference(descendant, 'FontDescriptor'))
  const widths = readWidths(descendant)
  const texts = readTexts(pdf.stream(requireReference(font, 'ToUnicode')).toString('latin1'))
  const file = referenceIn(descriptor, 'FontFile2')
  return {
    widthOf: (glyph) => widths.get(glyph) ?? 0,
    textOf: (glyph) => texts.get(glyph) ?? '',
    inkOf:
      file === undefined
        ? (glyph) => (widths.get(glyph) ? boxOfLetters(widths.get(glyph) ?? 0) : undefined)
        : readInk(pdf.stream(file)),
  }
}

// Only TrueType outlines say their extent without being drawn.
function boxOfLetters(width: number): InkBox {
  return { left: 0, bottom: 0, right: width, top: 700 }
}

/** `/W [first last width …]`, or `first [width …]`. */
function readWidths(descendant: string): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  const list = /\/W \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(descendant)?.[1] ?? ''
  for (const [, first, last, width, several] of list.matchAll(
    /([\d.]+)\s+(?:([\d.]+)\s+([-\d.]+)|\[([^\]]*)\])/g,
  )) {
    if (several === undefined) {
      for (let glyph = Number(first); glyph <= Number(last); glyph += 1) {
        widths.set(glyph, Number(width))
      }
    } else {
      for (const [index, value] of several.trim().split(/\s+/).entries()) {
        widths.set(Number(first) + index, Number(value))
      }
    }
  }
  return widths
}

function readTexts(cmap: string): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  const decoded = (hex: string) => textString(`\xfe\xff${fromHex(hex)}`)
  for (const [, list = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of list.matchAll(/<(\w+)>\s*<(\w*)>/g)) {
      texts.set(Number.parseInt(glyph, 16), decoded(text))
    }
  }
  if (/beginbfrange/.test(cmap)) throw new Error('The font maps ranges, which nobody reads here.')
  return texts
}

function readInk(file: Buffer): PdfFont['inkOf'] {
  const tables = new Map<string, number>()
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16
    tables.set(file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8))
  }
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((name) => tables.get(name))
  if (head === undefined || loca === undefined || glyf === undefined) {
    throw new Error('The font has no TrueType outlines.')
  }
  const scale = 1000 / file.readUInt16BE(head + 18)
  const hasLongOffsets = file.readInt16BE(head + 50) === 1
  const offsetOf = (glyph: number) =>
    hasLongOffsets ? file.readUInt32BE(loca + glyph * 4) : file.readUInt16BE(loca + glyph * 2) * 2
  return (glyph) => {
    const from = offsetOf(glyph)
    if (offsetOf(glyph + 1) <= from) return undefined
    const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map(
      (at) => file.readInt16BE(glyf + from + at) * scale,
    )
    return { left, bottom, right, top }
  }
}
