import { type BookLanguage, bookOf } from '../phrases/books.ts'
import { fold } from '../reading/fold.ts'
import { phraseIndex, templateParts, waysToSay } from './phrase-index.ts'
import type { SlotReading } from './slot-readings.ts'

/** A line of the book in its language, with what its slots hold. `said` is what stood there before: its capitals are kept. */
export function writePhrase(
  id: string,
  readings: readonly SlotReading[],
  said: string,
  to: BookLanguage,
): string {
  const [way = ''] = waysToSay(phraseIndex(to).texts.get(id) ?? '')
  const left = [...readings]
  return templateParts(way)
    .map((part, index, parts) => {
      if ('text' in part)
        return index === 0 ? inCaseOf(said, part.text, to) : inCapitalsOf(said, part.text, to)
      const at = left.findIndex(({ slot }) => slot === part.slot)
      const [reading] = left.splice(at, 1)
      const isFirst = index === 1 && parts[0] && 'text' in parts[0] && parts[0].text === ''
      const text = reading?.text ?? ''
      return part.slot === 'thing' && !isFirst ? withSmallStart(text, to) : text
    })
    .join('')
}

/** '3 hours' by the plural rules of the language; a unit alone is singular or plural as it was. */
export function writeUnit(unitAndForm: string, to: BookLanguage, count?: number): string {
  const [unit = '', form = ''] = unitAndForm.split(' ')
  const forms = new Map(Object.entries(bookOf(to).units)).get(unit)
  const rule = count === undefined ? form : new Intl.PluralRules(to).select(count)
  const text = forms?.[rule as Intl.LDMLPluralRule] ?? forms?.other ?? ''
  return waysToSay(text)[0] ?? ''
}

/** Turkish has the sign before the figure, and no other language has. */
export function writePercent(said: string, to: BookLanguage): string {
  const figure = said.replace(/[%٪]/, '').trim()
  if (to === 'tr') return `%${figure}`
  return /^[%٪]/.test(said) ? `${figure}%` : said
}

/** Japanese, Chinese and Korean set figure and unit without a space. */
export function joinUnit(figure: string, unit: string): string {
  const isAttached = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
  return isAttached.test(unit) ? figure + unit : `${figure} ${unit}`
}

export function inCaseOf(said: string, text: string, to: BookLanguage): string {
  const first = said.charAt(0)
  if (/\p{Ll}/u.test(first)) return withSmallStart(text, to)
  if (isInCapitals(said)) return text.toLocaleUpperCase(to)
  return /\p{Lu}/u.test(first) ? text.charAt(0).toLocaleUpperCase(to) + text.slice(1) : text
}

function inCapitalsOf(said: string, text: string, to: BookLanguage): string {
  return isInCapitals(said) ? text.toLocaleUpperCase(to) : text
}

/** A whole line in capitals, not an abbreviation in one. */
export function isInCapitals(said: string): boolean {
  return !/\p{Ll}/u.test(said) && /\p{Lu}{2}\P{Lu}*\p{Lu}{3}|\p{Lu}{5}/u.test(said)
}

// German writes its nouns with a capital everywhere: what the book has in small letters elsewhere is none.
function withSmallStart(text: string, to: BookLanguage): string {
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return text
  const [word = ''] = text.split(/[^\p{L}\p{M}]/u)
  const { hasCapitalNouns, isWrittenSmall } = phraseIndex(to)
  if (hasCapitalNouns && !isWrittenSmall(fold(word))) return text
  return text.charAt(0).toLocaleLowerCase(to) + text.slice(1)
}
