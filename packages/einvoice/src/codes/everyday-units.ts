/** The units that people write on invoices, of the two thousand that there are, with what they call them. */
export const everydayUnits: readonly {
  readonly code: string
  readonly name: string
  readonly words: string
}[] = [
  { code: 'C62', name: 'Unit', words: 'unit units one each ea' },
  { code: 'H87', name: 'Piece', words: 'piece pieces pc pcs stück stk st pièce pezzo' },
  {
    code: 'HUR',
    name: 'Hour',
    words: 'hour hours hr hrs h std stunde stunden heure heures ora ore',
  },
  { code: 'DAY', name: 'Day', words: 'day days d tag tage jour jours giorno giorni' },
  { code: 'E49', name: 'Working day', words: 'workday workdays manday mandays' },
  { code: 'MIN', name: 'Minute', words: 'minute minutes min mins' },
  { code: 'WEE', name: 'Week', words: 'week weeks wk woche wochen semaine semaines' },
  { code: 'MON', name: 'Month', words: 'month months mo monat monate mois mese mesi' },
  { code: 'ANN', name: 'Year', words: 'year years yr jahr jahre an ans anno anni' },
  { code: 'LS', name: 'Lump sum', words: 'lump flat pauschal pauschale forfait' },
  { code: 'E48', name: 'Service', words: 'service services leistung' },
  { code: 'ACT', name: 'Activity', words: 'activity activities session sessions' },
  { code: 'SET', name: 'Set', words: 'set sets satz' },
  { code: 'PR', name: 'Pair', words: 'pair pairs paar' },
  { code: 'DZN', name: 'Dozen', words: 'dozen dozens dz' },
  { code: 'XBX', name: 'Box', words: 'box boxes bx karton' },
  { code: 'XPK', name: 'Package', words: 'pack packs package packages paket pk' },
  { code: 'XPX', name: 'Pallet', words: 'pallet pallets palette' },
  { code: 'KGM', name: 'Kilogram', words: 'kg kilogram kilograms kilo kilos' },
  { code: 'GRM', name: 'Gram', words: 'g gram grams' },
  { code: 'TNE', name: 'Tonne', words: 't ton tons tonne tonnes' },
  { code: 'LTR', name: 'Liter', words: 'l liter liters litre litres' },
  { code: 'MTR', name: 'Meter', words: 'm meter meters metre metres lm' },
  { code: 'KMT', name: 'Kilometer', words: 'km kilometer kilometers kilometre kilometres' },
  { code: 'MTK', name: 'Square meter', words: 'm2 m² sqm qm' },
  { code: 'MTQ', name: 'Cubic meter', words: 'm3 m³ cbm' },
  { code: 'KWH', name: 'Kilowatt hour', words: 'kwh' },
  { code: 'P1', name: 'Percent', words: '% percent' },
]

const codesByWord = new Map(
  everydayUnits.flatMap(({ code, words }) => words.split(' ').map((word) => [word, code] as const)),
)

/** What a line's own word for its unit means; undefined where nobody could tell. */
export function unitCodeOf(word: string): string | undefined {
  return codesByWord.get(word.trim().toLowerCase().replace(/\.$/, ''))
}

/** How a unit is written on a line; a code that is none of these stays as it is. */
export function unitName(code: string): string {
  return everydayUnits.find((unit) => unit.code === code)?.name.toLowerCase() ?? code
}
