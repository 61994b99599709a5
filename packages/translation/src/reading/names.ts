import type { Token } from './tokens.ts'

/** As they are written: 'AS' is a company in Norway, 'As' is a word. */
const legalForms = new Set(
  (
    'GmbH AG KG OHG UG Ltd Limited LLC Inc Corp PLC plc LLP Co SA SARL Sarl SAS SASU EURL SpA Srl SRL SL SLU BV NV AB AS ASA ' +
    'ApS Oy Oyj OÜ SIA UAB Kft Zrt Nyrt EAD EOOD OOO Lda Ltda Pty Pte KK'
  ).split(' '),
)

const particles = new Set(
  'and und et y e i of the de del della di da do dos von van der den la le les du des al bin & zu zum zur'.split(
    ' ',
  ),
)

const longestName = 6

/** What a language gives to tell names from other words. */
export type NameSense = {
  readonly isBookWord: (key: string) => boolean
  /** German writes every noun with a capital. */
  readonly hasCapitalNouns: boolean
}

/**
 * Where a name that begins here may end. A name has capitals and no word of the book: 'Dear Customer' greets no Mr. Customer, and
 * where every word has a capital, capitals tell nothing. A legal form makes any words a name, as in 'Garden Design Ltd'.
 */
export function endsOfName(tokens: readonly Token[], start: number, sense: NameSense): number[] {
  const tellsByCapitals = sense.hasCapitalNouns || !isInTitleCase(tokens, sense)
  const fewestWords = sense.hasCapitalNouns ? 2 : 1
  const ends: number[] = []
  let isSure = tellsByCapitals
  for (let at = start; at < tokens.length && at - start < longestName; at += 1) {
    const token = tokens[at]
    if (!token || (at > start && !/^[\s.'’-]{0,2}$/.test(token.gap))) break
    if (at > start && particles.has(token.key)) continue
    if (!isNameWord(token)) break
    if (sense.isBookWord(token.key)) isSure = false
    const isUnlikeWords = at === start && isUnlikeAnyWord(token)
    const isLongEnough = at - start + 1 >= fewestWords
    const hasLegalForm = at > start && legalForms.has(token.text)
    if (isUnlikeWords || hasLegalForm || (isSure && isLongEnough)) ends.push(at + 1)
  }
  return ends
}

/** 'Logo Design For Restaurants'. */
function isInTitleCase(tokens: readonly Token[], { isBookWord }: NameSense): boolean {
  return tokens.some(
    ({ kind, text, key, gap }, at) =>
      at > 0 &&
      kind === 'word' &&
      /^\p{Lu}\p{Ll}{2}/u.test(text) &&
      !/[.!?:]/.test(gap) &&
      isBookWord(key),
  )
}

/** 'ACME', 'WordPress', 'Studio54'. */
function isUnlikeAnyWord({ kind, text }: Token): boolean {
  return kind === 'id' || hasCapitalsOfName(text)
}

/** Units that have a capital inside, and name nobody. */
const unitSigns = new Set('kWh MWh GWh kW kVA kN mAh mL dB kHz MHz GHz kB'.split(' '))

/** 'ACME', 'WordPress'. */
export function hasCapitalsOfName(text: string): boolean {
  return /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(text) && !unitSigns.has(text)
}

/** Names of companies: the words with capitals before a legal form. */
export function companyNames(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    if (!legalForms.has(token.text)) return []
    let start = at
    while (
      start > 0 &&
      isNameWord(tokens[start - 1]) &&
      /^[\s.'’-]{0,2}$/.test(tokens[start]?.gap ?? '')
    ) {
      start -= 1
    }
    return start === at ? [] : tokens.slice(start, at + 1).map(({ text }) => text)
  })
}

function isNameWord(token: Token | undefined): boolean {
  if (token?.kind === 'id') return true
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
}
