import type { Fact, PartyView, ViewModel } from '@sheaf/rendering/view-model/view-model'
import { type Html, html } from '../http/html.ts'

/** The whole document as text, for those who hear it instead of seeing its pages. */
export function textAlternative(page: ViewModel): Html {
  const { title, number, sender, receiver, shipTo, facts, headline } = page
  return html`<h1>${title} ${number.value}</h1>
${party(sender)}
${party(receiver)}
${shipTo === null ? [] : party(shipTo)}
${factList(facts)}
${headline.amount === '' ? [] : html`<p>${headline.label}: ${headline.amount}</p>`}
${paragraphs([headline.note])}
${lineTable(page)}
${factList(page.totals)}
${paragraphs(page.notices)}
${page.payment === null ? [] : html`<h2>${page.payment.title}</h2>${factList(page.payment.facts)}`}
${page.texts.map((text) => html`<h2>${text.title}</h2>${paragraphs(text.paragraphs)}`)}
${page.signing === null ? [] : html`<h2>${page.signing.title}</h2>${paragraphs(page.signing.lines)}`}`
}

/** The same, line by line. */
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

function party({ label, name, second, address, details }: PartyView): Html {
  return html`${label === '' ? [] : html`<h2>${label}</h2>`}${paragraphs([name, second, ...address])}${factList(details)}`
}

function paragraphs(lines: readonly string[]): Html[] {
  return lines.filter((line) => line !== '').map((line) => html`<p>${line}</p>`)
}

function factList(facts: readonly Fact[]): readonly Html[] {
  if (facts.length === 0) return []
  return [
    html`<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`,
  ]
}

function lineTable({ columns, rows }: ViewModel): Html {
  const cells = (row: ViewModel['rows'][number]) =>
    row.map((lines) => html`<td>${lines.map((line) => html`<p>${line}</p>`)}</td>`)
  return html`<table>
<thead><tr>${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody>
</table>`
}
