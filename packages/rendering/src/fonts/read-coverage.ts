import { readCodePoints } from './cmap.ts'
import { type CodePointRange, type Covers, coversOf, type FamilyCoverage } from './coverage.ts'
import { type FontFile, fallbackFontFiles } from './font-files.ts'

/** What the fallback families print. They end every stack, so that is what any theme can print. */
export function readCoverage(files: readonly FontFile[] = fallbackFontFiles()): Covers {
  return coversOf([...readFamilies(files).values()].map(({ every }) => every))
}

/** By the names of the families, in the order of the files. */
export function readFamilies(files: readonly FontFile[]): ReadonlyMap<string, FamilyCoverage> {
  const cutsByFamily = Map.groupBy(files, (file) => file.family)
  const families = [...cutsByFamily].map(([family, cuts]) => {
    const counts = new Uint8Array(unicodeSize)
    for (const { path } of cuts) count(readCodePoints(path), counts)
    const every = rangesDrawnBy(cuts.length, counts)
    const some = rangesDrawnBy(1, counts)
    return [family, { every, some }] as const
  })
  return new Map(families)
}

const unicodeSize = 0x110000

function count(ranges: readonly CodePointRange[], counts: Uint8Array): void {
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1)
      if (!isPrivate(code)) counts[code] = (counts[code] ?? 0) + 1
  }
}

// Private characters mean nothing outside their font, and PDF/A forbids them.
function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000
}

/** Where so many cuts have a glyph, or more. */
function rangesDrawnBy(least: number, counts: Uint8Array): readonly CodePointRange[] {
  const ranges: CodePointRange[] = []
  let first = -1
  for (let code = 0; code <= unicodeSize; code += 1) {
    const isIn = (counts[code] ?? 0) >= least
    if (isIn && first < 0) first = code
    if (isIn || first < 0) continue
    ranges.push([first, code - 1])
    first = -1
  }
  return ranges
}
