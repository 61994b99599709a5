import { type Span, spanOf } from './span.ts'

// Bounded runs: an unbounded local part would be tried again from each of a megabyte of letters.
const address =
  /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,6}[\p{L}]{2,24}(?![\p{L}\d])/gu

export function findEmails(text: string): Span[] {
  return [...text.matchAll(address)].map((match) => {
    const lead = match[0].length - match[0].replace(/^[.%+-]+/, '').length
    return spanOf(text, match.index + lead, match.index + match[0].length)
  })
}
