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
