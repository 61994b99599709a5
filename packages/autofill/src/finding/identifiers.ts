import { isValidIban } from '@sheaf/domain/parties/bank-account'
import { type Span, spanOf } from './span.ts'

// Character by character: groups of any size could be told apart in thousands of ways.
const ibanShape = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}(?![\p{L}\d])/giu

export function findIbans(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(ibanShape)) {
    const groups = match[0].split(' ')
    while (groups.length > 0 && !isValidIban(groups.join(''))) groups.pop()
    const iban = groups.join(' ')
    if (iban !== '') found.push(spanOf(text, match.index, match.index + iban.length))
  }
  return found
}
