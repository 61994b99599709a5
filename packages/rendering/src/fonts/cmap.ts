import { closeSync, openSync, readSync } from 'node:fs'
import type { CodePointRange } from './coverage.ts'

/** The code points for which a TrueType file has a glyph. Reads nothing but the character map: the large fonts have ten megabytes of outlines besides. */
export function readCodePoints(path: string): readonly CodePointRange[] {
  const file = openSync(path, 'r')
  try {
    return rangesOf(readTable(file, 'cmap', path), path)
  } finally {
    closeSync(file)
  }
}

function readTable(file: number, tag: string, path: string): DataView {
  const tableCount = readAt(file, 0, 12).getUint16(4)
  const directory = readAt(file, 12, tableCount * 16)
  for (let at = 0; at < directory.byteLength; at += 16) {
    const name = [0, 1, 2, 3].map((i) => String.fromCharCode(directory.getUint8(at + i))).join('')
    if (name === tag) return readAt(file, directory.getUint32(at + 8), directory.getUint32(at + 12))
  }
  throw new Error(`${path} has no table ${tag}.`)
}

function readAt(file: number, position: number, length: number): DataView {
  const bytes = new Uint8Array(length)
  const read = readSync(file, bytes, 0, length, position)
  if (read < length) throw new Error('The font file is shorter than its tables say.')
  return new DataView(bytes.buffer)
}

function rangesOf(cmap: DataView, path: string): readonly CodePointRange[] {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + i * 8))
  const find = (format: number) => offsets.find((at) => cmap.getUint16(at) === format)
  // Format 12 holds all of Unicode; a font that has it repeats the lower part in format 4.
  const full = find(12)
  if (full !== undefined) return readFormat12(cmap, full)
  const lower = find(4)
  if (lower !== undefined) return readFormat4(cmap, lower)
  throw new Error(`${path} has no character map of format 4 or 12.`)
}

function readFormat4(table: DataView, at: number): CodePointRange[] {
  const segments = table.getUint16(at + 6) / 2
  const ends = at + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  const ranges: CodePointRange[] = []
  for (let segment = 0; segment < segments; segment += 1) {
    const step = segment * 2
    const last = Math.min(table.getUint16(ends + step), 0xfffe)
    const first = table.getUint16(starts + step)
    const delta = table.getUint16(deltas + step)
    const offset = table.getUint16(offsets + step)
    for (let code = first; code <= last; code += 1) {
      const listed = offset === 0 ? code : glyphAt(table, offsets + step + offset, code - first)
      const hasGlyph = (offset === 0 || listed !== 0) && ((listed + delta) & 0xffff) !== 0
      if (hasGlyph) ranges.push([code, code])
    }
  }
  return ranges
}

function glyphAt(table: DataView, position: number, index: number): number {
  const at = position + index * 2
  return at + 2 <= table.byteLength ? table.getUint16(at) : 0
}

function readFormat12(table: DataView, at: number): CodePointRange[] {
  const groups = table.getUint32(at + 12)
  return Array.from({ length: groups }, (_, i): CodePointRange => {
    const group = at + 16 + i * 12
    const first = table.getUint32(group)
    // A group that starts at glyph 0 starts at the sign for a missing glyph.
    const skipped = table.getUint32(group + 8) === 0 ? 1 : 0
    return [first + skipped, table.getUint32(group + 4)]
  })
}
