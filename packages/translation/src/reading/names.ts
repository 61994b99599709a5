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

/**
 * Where a name that begins here may end. A name has capitals and no word of the book: 'Dear Customer' greets no Mr. Customer.
 * Words of the book are let through before a legal form, as in 'Garden Design Ltd'.
 */
export function endsOfName(
  tokens: readonly Token[],
  start: number,
  isBookWord: (key: string) => boolean,
): number[] {
  const ends: number[] = []
  let isSure = true
  for (let at = start; at < tokens.length && at - start < longestName; at += 1) {
    const token = tokens[at]
    if (!token || (at > start && !/^[\s.'’-]{0,2}$/.test(token.gap))) break
    const isParticle = at > start && particles.has(token.key)
    if (!isParticle && !isNameWord(token)) break
    if (!isParticle && isBookWord(token.key)) isSure = false
    if (!isParticle && (isSure || (at > start && legalForms.has(token.text)))) ends.push(at + 1)
  }
  return ends
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
  return token?.kind === 'word' && /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(token.text)
}
