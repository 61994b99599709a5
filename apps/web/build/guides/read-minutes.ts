// Measured rates of silent reading in English lie around 238 words a minute for non-fiction (Brysbaert 2019);
// tables and figures are read more slowly.
const wordsPerMinute = 220

export function readMinutes(text: string): number {
  const words = asRead(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}

// Nobody reads the address of a link, nor what stands for a picture that is there.
function asRead(text: string): string {
  return text
    .replaceAll(/!\[[^\]]*\](?=\()/g, '')
    .replaceAll(/\]?\((?:https:|sheet:|\/)[^\s)]*/g, ' ')
}
