import { withoutOverlaps } from './places.ts'
import type { Span } from './span.ts'
import { spanOf } from './span.ts'

const international =
  /(?<![\p{L}\d]|\d )(?:\+|00)[1-9]\d{0,2}(?:[ ./-]{0,2}\(?\d{1,5}\)?){2,6}(?!\d)/gu
const american =
  /(?<![\p{L}\d+-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\p{L}\d])/gu
const national =
  /(?<![\p{L}\d.,/-]|\d |\b[A-Za-z]{2}\d\d )\(?0(?!0)\d{1,4}\)?(?:[ /-]{1,3}\d{2,8}){1,5}(?!\d|[.,/]\d)/gu
const labelled =
  /(?<![\p{L}])(?:tel|telefon|telephone|telefone|telefono|telefoon|phone|mobil|mobile|mobiel|movil|tlf|tfno|telf|tlm|telemovel|cell|cellulare|cel|celular|mob|handy|ph|kom|gsm|portable|whatsapp|call me on|call me at|reach me on|fon|fax|faks)\b[.:]{0,2}(?: ?\p{L}{1,4}[.:]{1,2})?[ ]{0,3}(?<number>[+(]?\d[\d ()./-]{4,20}\d)/gu

const initialled =
  /(?:^|[\n|,·][ \t]{0,8}| {2})(?:t|m|p|ph)[.:]{0,2} (?<number>\+?\(?\d[\d ()./-]{6,18}\d)/gu

export function findPhones(text: string, folded: string): Span[] {
  const found: Span[] = []
  const add = (start: number, end: number) => {
    const digits = folded.slice(start, end).replace(/\D/g, '').length
    if (digits < 7 || digits > 15) return
    found.push(spanOf(text, start, end))
  }
  for (const match of [...folded.matchAll(labelled), ...folded.matchAll(initialled)]) {
    const number = match.groups?.number ?? ''
    const start = match.index + match[0].length - number.length
    add(start, start + number.length)
  }
  for (const pattern of [international, american, national]) {
    for (const match of folded.matchAll(pattern)) {
      add(match.index, match.index + match[0].trimEnd().length)
    }
  }
  return withoutOverlaps(found)
}
