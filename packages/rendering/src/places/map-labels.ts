import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { isLabelKey } from '@sheaf/domain/locale/words/labels'
import type { Fact, PartyView, ViewModel } from '../view-model/view-model.ts'
import { type Change, mapText } from './map-fields.ts'

/** The page with every label changed that can be renamed. `change` is told its key among the words. */
export function mapLabels(page: ViewModel, change: Change): ViewModel {
  const { kind, headline, shipTo, carried, payment, code, signing } = page
  const label = (key: string, text: string) =>
    mapText(isLabelKey(key) ? key : undefined, text, change)
  const factLabel = <Of extends Fact>(fact: Of): Of => ({
    ...fact,
    label: label(keyOfFact(kind, fact.id), fact.label),
  })
  const party = (view: PartyView, key: string): PartyView => ({
    ...view,
    label: label(key, view.label),
    details: view.details.map((detail) => ({
      ...detail,
      label: label(`details.${detail.id.split('.')[1]}`, detail.label),
    })),
  })
  return {
    ...page,
    title: label(`kinds.${kind}.title`, page.title),
    number: { ...page.number, label: label(`kinds.${kind}.number`, page.number.label) },
    sender: party(page.sender, ''),
    receiver: party(page.receiver, `kinds.${kind}.receiver`),
    shipTo: shipTo && party(shipTo, 'shipTo'),
    facts: page.facts.map(factLabel),
    headline: { ...headline, label: label(keyOfTotal(kind, headline.id), headline.label) },
    columns: page.columns.map((column) => ({
      ...column,
      label: label(column.id === 'price' ? `price.${kind}` : `columns.${column.id}`, column.label),
    })),
    carried: {
      ...carried,
      forward: label('carriedForward', carried.forward),
      brought: label('broughtForward', carried.brought),
    },
    totals: page.totals.map((row) => ({
      ...row,
      label: label(keyOfTotal(kind, row.id), row.label),
    })),
    payment: payment && {
      ...payment,
      title: label('payment', payment.title),
      facts: payment.facts.map(factLabel),
    },
    code: code && { ...code, caption: label('scanToPay', code.caption) },
    texts: page.texts.map((text) => ({
      ...text,
      title: label(
        text.id === 'texts.message' ? `kinds.${kind}.message` : `fields.${text.id}`,
        text.title,
      ),
    })),
    signing: signing && {
      title: label(`kinds.${kind}.signing`, signing.title),
      lines: signing.lines.map((line, at) => label(`signing.${at}`, line)),
    },
  }
}

function keyOfFact(kind: DocumentKind, id: string): string {
  if (id === 'issuedOn') return 'issued'
  return id === 'endsOn' ? `ends.${kind}` : `fields.${id}`
}

function keyOfTotal(kind: DocumentKind, id: string): string {
  if (id === 'count') return 'itemCount'
  return id === 'total' ? `total.${kind}` : id
}
