import { decimal, decimalText, divideHalfUp } from '@sheaf/domain/money/decimal'
import { type DecimalMark, readNumber } from '@sheaf/domain/money/read-number'
import type { Unit } from '../languages/language-table.ts'
import { type Language, languages } from '../languages/languages.ts'
import { anyOf, numberWords, phrasesOf } from '../languages/number-words.ts'

export type Quantity = {
  readonly value: string
  /** As written: 'hrs', 'Stück'. Empty when only counted: '3 x'. */
  readonly unit: string
  readonly unitAt: number
  readonly kind: Unit | undefined
  readonly start: number
  readonly end: number
  /** Where the figure alone ends. */
  readonly numberEnd: number
}

/** '12 hours', '7h30', 'zwei Tage', '3 x', '½ day'. */
export function findQuantities(
  folded: string,
  codes: readonly Language[],
  mark: DecimalMark,
): Quantity[] {
  const { pattern, kindByName } = patternFor(codes)
  const words = numberWords(codes)
  const found: Quantity[] = []
  for (const match of folded.matchAll(pattern)) {
    const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {}
    const value = readValue(groups, words, mark)
    if (value === undefined) continue
    const unit = groups.unit ?? groups.wordUnit ?? groups.clockUnit ?? (groups.clock ? 'h' : '')
    const kind = kindByName.get(unit.replace(/\s+/g, ' '))
    const number =
      groups.number ?? groups.word ?? groups.clock ?? groups.labelled ?? groups.trailing ?? ''
    const unitAt = match.index + Math.max(0, match[0].lastIndexOf(unit))
    found.push({
      value,
      unit,
      unitAt,
      kind,
      start: match.index,
      end: match.index + match[0].length,
      numberEnd: match.index + match[0].indexOf(number) + number.length,
    })
  }
  return found
}

type Groups = Readonly<Record<string, string | undefined>>

function readValue(
  groups: Groups,
  words: ReadonlyMap<string, string>,
  mark: DecimalMark,
): string | undefined {
  if (groups.clock) {
    const [hours = '0', minutes = '0'] = groups.clock.split(/[h:]/)
    return hoursText(Number(hours), Number(minutes))
  }
  if (groups.word) return words.get(groups.word.replace(/\s+/g, ' '))
  const number = groups.number ?? groups.labelled ?? groups.trailing ?? ''
  if (number.includes('½')) return decimalText(decimal(`${number.replace(/ ?½/, '') || '0'}.5`))
  return readNumber(number, mark)
}

function hoursText(hours: number, minutes: number): string {
  const hundredths = divideHalfUp(BigInt(minutes) * 100n, 60n)
  return decimalText({ digits: BigInt(hours) * 100n + hundredths, scale: 2 })
}

type Pattern = { readonly pattern: RegExp; readonly kindByName: ReadonlyMap<string, Unit> }
const patterns = new Map<string, Pattern>()

function patternFor(codes: readonly Language[]): Pattern {
  const key = codes.join()
  const made = patterns.get(key)
  if (made) return made
  const kindByName = unitNames(codes)
  const units = anyOf(kindByName.keys())
  const number = String.raw`\d{1,3}(?:[ .,']\d{3}){1,4}(?!\d)(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,3})?(?: ?½)?|½`
  const hours = anyOf([...kindByName].filter(([, kind]) => kind === 'hour').map(([name]) => name))
  const pattern = new RegExp(
    [
      String.raw`(?<![\p{L}\d.,:/$€£-])(?:`,
      String.raw`(?<clock>\d{1,3}h[0-5]\d|\d{1,3}:[0-5]\d(?= ?(?:${hours})(?!\p{L})))(?: ?(?<clockUnit>${hours})(?![\p{L}\d]))?`,
      String.raw`|(?<number>${number})(?:[ -]?(?<unit>${units})\.?(?![\p{L}\d])| ?(?:x|\*)(?= ?[\p{L}\d"(]))`,
      String.raw`|(?<word>${anyOf(numberWords(codes).keys())})(?:[ -](?:full |half |extra |additional |more |weitere |zusatzliche |pelne )?(?<wordUnit>${units})\.?(?![\p{L}\d]))`,
      String.raw`|(?:qty|quantity|menge|anzahl|cantidad|cant|quantita|qta|aantal|quantidade|qtd|ilosc|qte)[.:]{0,2} ?(?<labelled>\d{1,6})(?![\d.,]\d|\p{L})`,
      String.raw`|(?<=[\p{L})] )x ?(?<trailing>\d{1,5})(?![\d.,]\d|\p{L})`,
      ')',
    ].join(''),
    'gu',
  )
  const result = { pattern, kindByName }
  patterns.set(key, result)
  return result
}

const names = new Map<string, ReadonlyMap<string, Unit>>()

export function unitNames(codes: readonly Language[]): ReadonlyMap<string, Unit> {
  const key = codes.join()
  const made = names.get(key)
  if (made) return made
  const kindByName = new Map<string, Unit>()
  for (const code of new Set<Language>([...codes, 'en'])) {
    for (const [kind, list] of Object.entries(languages[code].units)) {
      for (const name of phrasesOf(list))
        if (!kindByName.has(name)) kindByName.set(name, kind as Unit)
    }
  }
  names.set(key, kindByName)
  return kindByName
}
