import { lettersOf, plainWord } from './company-name.ts'
import { joiningWords } from './name-words.ts'

/** Breaks a name into lines of about the same length, at most three; words without a space are broken by letters. */
export function intoLines(text: string, oneLine: number): string[] {
  const length = lettersOf(text).length
  if (length <= oneLine) return [text]
  const count = length <= oneLine * 2 + 4 ? 2 : 3
  const words = text
    .split(' ')
    .flatMap((word) => chunks(word, Math.max(oneLine + 6, Math.ceil(length / 3))))
  return balanced(words, Math.min(count, words.length))
}

/** Of all ways to break, the one whose longest line is shortest. */
function balanced(words: readonly string[], count: number): string[] {
  if (count <= 1) return [words.join(' ')]
  const ways = Array.from({ length: words.length - count + 1 }, (_, index) => {
    const first = words.slice(0, index + 1)
    const lines = [first.join(' '), ...balanced(words.slice(index + 1), count - 1)]
    const longest = Math.max(...lines.map((line) => lettersOf(line).length))
    const last = plainWord(first.at(-1) ?? '')
    const isHanging = last === '' || joiningWords.has(last)
    return { lines, cost: longest + (isHanging ? 3 : 0) }
  })
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).lines
}

function chunks(word: string, most: number): string[] {
  const letters = lettersOf(word)
  if (letters.length <= most) return [word]
  const count = Math.ceil(letters.length / most)
  const size = Math.ceil(letters.length / count)
  const isAlphabetic = /\p{Lu}|\p{Ll}/u.test(word)
  return Array.from({ length: count }, (_, index) => {
    const part = letters.slice(index * size, (index + 1) * size).join('')
    return isAlphabetic && index < count - 1 && !part.endsWith('-') ? `${part}-` : part
  })
}
