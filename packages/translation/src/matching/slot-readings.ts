import type { BookLanguage } from '../phrases/books.ts'
import type { Slot } from '../phrases/phrase-book.ts'
import { readNamedDays, writeNamedDay } from '../reading/calendar-words.ts'
import { endsOfName } from '../reading/names.ts'
import type { Token } from '../reading/tokens.ts'
import { decimalOf, endOfId, endOfMoney, endOfPercent } from '../reading/values.ts'
import type { Branch, PhraseIndex } from './phrase-index.ts'
import { joinUnit, writePercent, writeUnit } from './writing.ts'

/** What fills a slot: where it ends, and what is written for it in the other language. */
export type SlotReading = { readonly slot: Slot; readonly end: number; readonly text: string }

export type Line = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly from: PhraseIndex
  readonly to: BookLanguage
}

/** Everything but things, which are lines of the book themselves. */
export function readSlot(slot: Exclude<Slot, 'thing'>, line: Line, at: number): SlotReading[] {
  const { tokens } = line
  const asItStands = (end: number | undefined): SlotReading[] =>
    end === undefined ? [] : [{ slot, end, text: textOf(line, at, end) }]
  switch (slot) {
    case 'number':
      return asItStands(tokens[at]?.kind === 'number' ? at + 1 : undefined)
    case 'days':
      return asItStands(isCountOfDays(tokens[at]) ? at + 1 : undefined)
    case 'money':
      return asItStands(endOfMoney(tokens, at))
    case 'percent':
      return asItStands(endOfPercent(tokens, at)).map((reading) => ({
        ...reading,
        text: writePercent(reading.text, line.to),
      }))
    case 'id':
      return asItStands(endOfId(tokens, at))
    case 'name':
      return endsOfName(tokens, at, line.from).flatMap(asItStands)
    case 'date':
    case 'month':
      return readDay(slot, line, at)
    case 'quantity':
      return readQuantity(line, at)
  }
}

/** As it stands in the document, from one token to before another. */
export function textOf({ text, tokens }: Line, start: number, end: number): string {
  return text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)
}

// Sentences about days are written for several: 'within 1 days' would be wrong in every language.
function isCountOfDays(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^\d{1,3}$/.test(token.text) && Number(token.text) > 1
}

function readDay(slot: 'date' | 'month', line: Line, at: number): SlotReading[] {
  const token = line.tokens[at]
  // A day in figures is left as it is: nobody knows whether 03/05 is in March or in May.
  if (token?.kind === 'day') {
    const isMonth = token.text.split(/[-./]/).length === 2
    return isMonth === (slot === 'month') ? [{ slot, end: at + 1, text: token.text }] : []
  }
  return readNamedDays(line.tokens, at, line.from.language)
    .filter(({ day }) => (day === undefined) === (slot === 'month'))
    .map((day) => ({ slot, end: day.end, text: writeNamedDay(day, line.to) }))
}

function readQuantity(line: Line, at: number): SlotReading[] {
  const token = line.tokens[at]
  if (token?.kind !== 'number') return []
  const count = Number(decimalOf(token.text, line.from.language) ?? Number.NaN)
  if (Number.isNaN(count)) return []
  return unitsAt(line, at + 1).flatMap(({ ids, end }) => {
    const units = new Set(ids.map((id) => writeUnit(id, line.to, count)))
    return [...units].map((unit) => ({
      slot: 'quantity' as const,
      end,
      text: joinUnit(token.text, unit),
    }))
  })
}

/** The units that may begin here, each with the token behind it. */
export function unitsAt({ tokens, from }: Line, start: number): { ids: string[]; end: number }[] {
  const found: { ids: string[]; end: number }[] = []
  let branch: Branch | undefined = from.units
  for (let at = start; branch && at < tokens.length; at += 1) {
    branch = branch.words.get(tokens[at]?.key ?? '')
    if (branch && branch.ends.size > 0) found.push({ ids: [...branch.ends], end: at + 1 })
  }
  return found
}
