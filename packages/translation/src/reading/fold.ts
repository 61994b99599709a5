// Marks above and below letters that people leave out: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels.
// The vowels of Devanagari and the voicing marks of Japanese stay: without them it is another word.
const harmlessMarks = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u0655\u0670]/g

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}

/** A word as it is compared: small letters, without accents. */
export function fold(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(harmlessMarks, '')
    .normalize('NFC')
    .replace(/[ßæœøđħłıς]/g, (letter) => plainLetters[letter] ?? letter)
}
