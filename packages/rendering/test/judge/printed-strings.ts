import { readAloud } from '@sheaf/domain/locale/words/labels'
import type { SwissSlip } from '../../src/view-model/swiss-slip.ts'
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
    ...(page.code ? [page.code.caption] : []),
    ...(page.slip ? slipStrings(page.slip) : []),
    ...page.columns.map(({ label }) => label),
    ...page.rows.flat(2),
    ...page.notices,
    ...page.texts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...(page.signing ? [page.signing.title, ...page.signing.lines] : []),
  ]
    .flatMap((text) => readAloud(text).split(' / '))
    .filter((text) => text.trim() !== '')
}

/** The receipt says some of it again, as far as there is room. */
function slipStrings({ words, creditor, debtor, ...slip }: SwissSlip): readonly string[] {
  const { account, reference, message, currency, amount } = slip
  return [
    ...[words.paymentPart, words.receipt, words.acceptancePoint, words.account, words.amount],
    ...Object.values(creditor),
    ...(debtor ? Object.values(debtor) : [words.debtorToFill]),
    ...[account, reference, message, currency, amount],
  ]
}

/** A party of which nothing is known is not announced either. */
function partyStrings({ label, name, second, address, details }: PartyView): readonly string[] {
  const matter = [name, second, ...address, ...details.map(({ value }) => value)]
  return matter.some((text) => text !== '') ? [label, ...matter] : []
}
