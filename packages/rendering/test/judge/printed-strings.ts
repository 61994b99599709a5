import { readAloud } from '@sheaf/domain/locale/words/labels'
import type { PartyView, ViewModel } from '../../src/view-model/view-model.ts'

/** What every theme prints, whatever it looks like. */
export function printedStrings(page: ViewModel): readonly string[] {
  const facts = [...page.facts, ...page.totals, ...(page.payment?.facts ?? [])]
  return [
    page.title,
    page.number.value,
    ...[page.sender, page.receiver, page.shipTo].flatMap((party) =>
      party ? partyStrings(party) : [],
    ),
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...(page.payment ? [page.payment.title] : []),
    ...page.columns.map(({ label }) => label),
    ...page.rows.flat(2),
    ...page.notices,
    ...page.texts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...(page.signing ? [page.signing.title, ...page.signing.lines] : []),
  ]
    .flatMap((text) => readAloud(text).split(' / '))
    .filter((text) => text.trim() !== '')
}

/** A party of which nothing is known is not announced either. */
function partyStrings({ label, name, second, address, details }: PartyView): readonly string[] {
  const matter = [name, second, ...address, ...details.map(({ value }) => value)]
  return matter.some((text) => text !== '') ? [label, ...matter] : []
}
