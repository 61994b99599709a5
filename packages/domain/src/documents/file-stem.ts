/** Linux takes 255 bytes: a kind, a day, a counter and an ending stand beside this. */
const mostBytes = 200

// Windows opens a device instead of a file, whatever ending these have.
const devices = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i

/** The number of a document as part of a file's name that every system can save. May be empty. */
export function fileStem(number: string): string {
  // What a file system refuses or takes for a folder, and what cannot be seen, becomes a hyphen.
  const stem = withoutEdges(
    shortened(withoutEdges(number.replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '-'))),
  )
  return devices.test(stem) ? `${stem}-` : stem
}

// Windows also drops dots at the ends, and Unix hides what begins with one.
function withoutEdges(text: string): string {
  return text.replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
}

// Whole characters only: half of one cannot be written into a header.
function shortened(text: string): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += bytesOf(character.codePointAt(0) ?? 0)
    if (bytes > mostBytes) break
    end += character.length
  }
  return text.slice(0, end)
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
