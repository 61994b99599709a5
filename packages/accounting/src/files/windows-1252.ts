// What stands at 0x80 to 0x9F, where Latin-1 has control characters; five places are empty.
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const codes = new Map([...upper].map((character, index) => [character, 0x80 + index] as const))

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return code >= 0xa0 ? codes.get(character) : undefined
}

/** The text in characters that Windows-1252 has: accents that it lacks are dropped, and what remains becomes a question mark. */
export function inWindows1252(text: string): string {
  // Nearly all texts need no look at each of their characters.
  if (/^[ -~\u00A0-\u00FF]*$/.test(text)) return text
  return [...text.normalize('NFC')]
    .map((character) => {
      if (codeOf(character) !== undefined) return character
      const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
      return bare !== '' && [...bare].every((part) => codeOf(part) !== undefined) ? bare : '?'
    })
    .join('')
}

/** Bytes of a text that has been put into these characters. */
export function windows1252Bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text], (character) => codeOf(character) ?? 0x3f)
}
