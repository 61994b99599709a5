import { readCodePoints } from './cmap.ts'
import { type FontFile, fallbackFontFiles } from './font-files.ts'

/** Whether one family can set all of these code points together, in each of its cuts. */
export type Covers = (codePoints: readonly number[]) => boolean

const unicodeSize = 0x110000

/** What the fallback families print. They end every stack, so that is what any theme can print. */
export function readCoverage(files: readonly FontFile[] = fallbackFontFiles()): Covers {
  const pathsByFamily = Map.groupBy(files, (file) => file.family)
  const families = [...pathsByFamily.values()].map((cuts) => cuts.map(bitsOf).reduce(common))
  return (codePoints) => families.some((bits) => codePoints.every((code) => hasBit(bits, code)))
}

function bitsOf(file: FontFile): Uint8Array {
  const bits = new Uint8Array(unicodeSize / 8)
  for (const [first, last] of readCodePoints(file.path)) {
    for (let code = first; code <= last; code += 1) if (!isPrivate(code)) setBit(bits, code)
  }
  return bits
}

// Private characters mean nothing outside their font, and PDF/A forbids them.
function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000
}

function common(a: Uint8Array, b: Uint8Array): Uint8Array {
  for (let i = 0; i < a.length; i += 1) a[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return a
}

function setBit(bits: Uint8Array, code: number): void {
  bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7))
}

function hasBit(bits: Uint8Array, code: number): boolean {
  return ((bits[code >> 3] ?? 0) & (1 << (code & 7))) !== 0
}
