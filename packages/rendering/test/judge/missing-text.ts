import { readCoverage } from '../../src/fonts/read-coverage.ts'
import { printable } from '../../src/text/printable.ts'
import type { ViewModel } from '../../src/view-model/view-model.ts'
import { printedStrings } from './printed-strings.ts'

/**
 * Strings of the page that its text layer lacks, or has less often than it should. Each string takes what it finds, the
 * longest first; what lines, pages or the direction of writing tear apart is looked for word by word, then letter by letter.
 */
export function missingText(page: ViewModel, textLayer: string): readonly string[] {
  const wanted = printedStrings(page)
    .map((text) => ({ text, letters: squeezed(printable(text, coverage())) }))
    .filter(({ letters }) => letters !== '')
    .sort((a, b) => b.letters.length - a.letters.length)
  const layer = createLayer(squeezed(textLayer))
  const torn = wanted.filter(({ letters }) => !layer.take(letters))
  const inWords = torn.map(({ text }) => ({
    text,
    words: printable(text, coverage()).split(/\s+/).map(squeezed).filter(Boolean),
  }))
  const rest = inWords.map(({ text, words }) => ({
    text,
    words: words.filter((word) => !layer.take(word) && !layer.take(reversed(word))),
  }))
  return rest.filter(({ words }) => !layer.takeLetters(words.join(''))).map(({ text }) => text)
}

let known: ReturnType<typeof readCoverage> | undefined
function coverage(): ReturnType<typeof readCoverage> {
  known ??= readCoverage()
  return known
}

// Lines break and capitals vary between themes; letters and figures do not.
function squeezed(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toUpperCase()
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}

/** Private, so that no text of a sheet can hold it. */
const taken = '\ue000'

function createLayer(text: string) {
  let left = text
  return {
    take(letters: string): boolean {
      const at = left.indexOf(letters)
      if (at < 0) return false
      left = left.slice(0, at) + taken.repeat(letters.length) + left.slice(at + letters.length)
      return true
    },
    takeLetters(letters: string): boolean {
      const counts = new Map<string, number>()
      for (const letter of left) counts.set(letter, (counts.get(letter) ?? 0) + 1)
      for (const letter of letters) {
        const count = counts.get(letter) ?? 0
        if (count === 0) return false
        counts.set(letter, count - 1)
      }
      for (const letter of letters) left = left.replace(letter, taken)
      return true
    },
  }
}
