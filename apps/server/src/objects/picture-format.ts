export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg'

/** What the first bytes say, whatever the file is called. */
export function pictureFormat(file: Uint8Array): PictureFormat | undefined {
  const start = latin(file.subarray(0, 16))
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  return isMarkup(file) ? 'svg' : undefined
}

/** Whether a file that is a picture is something else as well: a page, a program, an archive. */
export function findStowaway(file: Uint8Array, format: Exclude<PictureFormat, 'svg'>): boolean {
  const end = pictureEnd(file, format)
  if (end !== undefined && end < file.length) return true
  const text = latin(file)
  return /<script|<html|<!doctype|<\?php/i.test(text) || isPdf(text) || isArchive(text)
}

// Cameras put further pictures behind the end of a JPEG, so that its end says nothing.
function pictureEnd(file: Uint8Array, format: Exclude<PictureFormat, 'svg'>): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (format === 'png') return pngEnd(view)
  if (format === 'webp') return 8 + view.getUint32(4, true) + (view.getUint32(4, true) % 2)
  if (format === 'gif') return gifEnd(view)
  return undefined
}

function pngEnd(view: DataView): number | undefined {
  let at = 8
  while (at + 12 <= view.byteLength) {
    const isLast = view.getUint32(at + 4) === 0x49454e44
    at += 12 + view.getUint32(at)
    if (isLast) return at
  }
  return undefined
}

const gifTrailer = 0x3b
const gifExtension = 0x21
const gifImage = 0x2c

function gifEnd(view: DataView): number | undefined {
  let at = 13 + colourTableSize(view.getUint8(10))
  while (at < view.byteLength) {
    const block = view.getUint8(at)
    if (block === gifTrailer) return at + 1
    if (block === gifExtension) at = subBlocksEnd(view, at + 2)
    else if (block === gifImage && at + 10 < view.byteLength) {
      at = subBlocksEnd(view, at + 11 + colourTableSize(view.getUint8(at + 9)))
    } else return undefined
  }
  return undefined
}

function colourTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function subBlocksEnd(view: DataView, start: number): number {
  let at = start
  while (at < view.byteLength) {
    const size = view.getUint8(at)
    at += size + 1
    if (size === 0) return at
  }
  return at
}

// Readers of PDF look for its mark in the first kilobyte, readers of ZIP for theirs in the last 64.
function isPdf(text: string): boolean {
  return text.slice(0, 1100).includes('%PDF-')
}

function isArchive(text: string): boolean {
  return text.slice(-66_000).includes('PK\x05\x06') && text.includes('PK\x03\x04')
}

function isMarkup(file: Uint8Array): boolean {
  const start = new TextDecoder().decode(file.subarray(0, 4096)).trimStart()
  return start.startsWith('<') && /<(\w+:)?svg[\s>]/.test(latin(file))
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
