import type { IconName } from '../icons/icon-drawing.ts'
import { emojiIn, plainWord } from './company-name.ts'
import { tradeEmoji, tradeWords } from './trade-words.ts'

type Entry = {
  readonly icon: IconName
  readonly word: string
  /** Where it must stand in a word of the name, and how much may follow. */
  readonly place: 'inside' | 'whole' | 'start'
  readonly mostAfter: number
}

const table: readonly Entry[] = Object.entries(tradeWords).flatMap(([icon, words]) =>
  words.split(' ').map((word) => entryOf(icon as IconName, plainWord(word))),
)

/** What a house does, by its name: the longest word that is found, the last one when two are as long. */
export function tradeOf(companyName: string): IconName | undefined {
  const words = companyName
    .split(/[\s\-–—/&,.]+/)
    .map(plainWord)
    .filter(Boolean)
  let best: Entry | undefined
  for (const word of words) {
    for (const entry of table) {
      if ((!best || entry.word.length >= best.word.length) && tells(word, entry)) best = entry
    }
  }
  return best?.icon ?? tradeOfEmoji(companyName)
}

// Chinese, Japanese, Korean and Thai do not part words; Arabic and Hebrew put articles and endings to them.
function entryOf(icon: IconName, word: string): Entry {
  const isUnparted =
    /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
      word,
    )
  const isEnclosed = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word) && word.length > 2
  if (isUnparted || isEnclosed) return { icon, word, place: 'inside', mostAfter: 60 }
  if (word.length < 4) return { icon, word, place: 'whole', mostAfter: 0 }
  // 'Auto' may be followed by an ending, not by 'graph'.
  const isLoose = word.length >= 5 || /\p{Script=Cyrillic}/u.test(word)
  return { icon, word, place: 'start', mostAfter: isLoose ? 60 : 3 }
}

function tells(word: string, entry: Entry): boolean {
  if (entry.place === 'whole') return word === entry.word
  if (entry.place === 'inside') return word.includes(entry.word)
  return word.startsWith(entry.word) && word.length <= entry.word.length + entry.mostAfter
}

function tradeOfEmoji(companyName: string): IconName | undefined {
  const [first] = emojiIn(companyName)
  if (first === undefined) return undefined
  const bare = first.replaceAll(/\p{Variation_Selector}/gu, '')
  const entry = Object.entries(tradeEmoji).find(([, emoji]) => emoji.includes(bare))
  return entry?.[0] as IconName | undefined
}
