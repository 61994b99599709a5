import { shortNumber, type VectorImage } from './vector-file.ts'

export function imageMarkup({ width, height, format, bytes }: VectorImage): string {
  const size = `width="${shortNumber(width)}" height="${shortNumber(height)}"`
  return `<image href="data:image/${format};base64,${toBase64(bytes)}" ${size} preserveAspectRatio="none"/>`
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes no more than some tens of thousands of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
