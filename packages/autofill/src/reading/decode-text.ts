/** Text in the encodings that mail programs and editors still write. Windows-1252 takes any byte, so it comes last. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  const text = marked ? new TextDecoder(marked).decode(bytes) : decodeUnmarked(bytes)
  return text.replace(/\r\n?/g, '\n')
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  return undefined
}

function decodeUnmarked(bytes: Uint8Array): string {
  const wide = unmarkedWideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Western text in two-byte units has a zero in every other place. */
function unmarkedWideEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 400)
  if (sample.length < 4) return undefined
  let even = 0
  let odd = 0
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  const most = 0.35 * sample.length
  if (odd > most && even === 0) return 'utf-16le'
  if (even > most && odd === 0) return 'utf-16be'
  return undefined
}
