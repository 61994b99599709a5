import type { Fact, PartyView, ViewModel } from '@sheaf/rendering/view-model/view-model'

/** The whole document as text, line by line, for those who hear it instead of seeing its pages. */
export function plainText(page: ViewModel): string {
  const { title, number, sender, receiver, shipTo, facts, headline, payment, signing } = page
  const lines = [
    `${title} ${number.value}`.trim(),
    ...[sender, receiver, ...(shipTo ? [shipTo] : [])].flatMap(partyLines),
    ...facts.map(factLine),
    ...(headline.amount === '' ? [] : [`${headline.label}: ${headline.amount}`]),
    headline.note,
    page.columns.map(({ label }) => label).join(', '),
    ...page.rows.map((row) => row.map((cell) => cell.join(' ')).join(', ')),
    ...page.totals.map(factLine),
    ...page.notices,
    ...(payment ? [payment.title, ...payment.facts.map(factLine)] : []),
    ...page.texts.flatMap((text) => [text.title, ...text.paragraphs]),
    ...(signing ? [signing.title, ...signing.lines] : []),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

function partyLines({ label, name, second, address, details }: PartyView): string[] {
  return [label, name, second, ...address, ...details.map(factLine)]
}

function factLine({ label, value }: Fact): string {
  return label === '' ? value : `${label}: ${value}`
}
