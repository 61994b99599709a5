import type { IconName } from '../icons/icon-drawing.ts'
import { emojiIn, plainWord } from './company-name.ts'
import { tradeEmoji, tradeWords } from './trade-words.ts'

const table = Object.entries(tradeWords).flatMap(([icon, words]) =>
  words.split(' ').map((word) => ({ icon: icon as IconName, word: plainWord(word) })),
)

/** What a house does, by its name: the longest word that is found, the last one when two are as long. */
export function tradeOf(companyName: string): IconName | undefined {
  const words = companyName
    .split(/[\s\-–—/&,.]+/)
    .map(plainWord)
    .filter(Boolean)
  const found = words.flatMap((word) => table.filter((entry) => tells(word, entry.word)))
  const best = found.reduce<(typeof found)[number] | undefined>(
    (longest, entry) => (longest && longest.word.length > entry.word.length ? longest : entry),
    undefined,
  )
  return best?.icon ?? tradeOfEmoji(companyName)
}

function tells(word: string, entry: string): boolean {
  if (entry === '') return false
  if (
    /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
      entry,
    )
  ) {
    return word.includes(entry)
  }
  if (word === entry) return true
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(entry))
    return entry.length > 2 && word.includes(entry)
  return (
    entry.length >= 4 &&
    word.startsWith(entry) &&
    (entry.length >= 5 || word.length <= entry.length + 3)
  )
}

function tradeOfEmoji(companyName: string): IconName | undefined {
  const [first] = emojiIn(companyName)
  if (first === undefined) return undefined
  const bare = first.replaceAll(/\p{Variation_Selector}/gu, '')
  const entry = Object.entries(tradeEmoji).find(([, emoji]) => emoji.includes(bare))
  return entry?.[0] as IconName | undefined
}
