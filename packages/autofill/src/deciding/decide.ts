import { limits } from '@sheaf/domain/documents/field-schemas'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Place } from '../finding/places.ts'
import { claim, type Reading } from '../finding/reading.ts'
import type { Owner } from '../proposal.ts'
import { type BankDetails, decideBank } from './document/bank.ts'
import { decideCurrency } from './document/currency.ts'
import { type Days, decideDays } from './document/days.ts'
import { type NamedFigures, namedFigures } from './document/figures.ts'
import { findReferences, type Reference } from './document/references.ts'
import { afterthought, decideRemarks, type Remarks } from './document/remarks.ts'
import { pricesIncludeTax, reverseCharge, taxNear } from './document/tax-treatment.ts'
import type { Fact } from './fact.ts'
import type { Item } from './lines/item.ts'
import { decideItems, type Rates, statedRates } from './lines/items.ts'
import { type Message, messagesOf } from './messages/messages.ts'
import { ownerCheck } from './parties/owner.ts'
import { decideParties, type Parties } from './parties/parties.ts'
import { signatureOf } from './parties/signatures.ts'

/** What the text says, in words that are the same for every kind of document. */
export type Decision = {
  readonly parties: Parties
  readonly items: readonly Item[]
  readonly figures: NamedFigures
  readonly tax: { readonly rate: Fact; readonly label: Fact } | undefined
  readonly pricesIncludeTax: Fact | undefined
  readonly reverseCharge: Fact | undefined
  readonly days: Days
  readonly references: readonly Reference[]
  readonly remarks: Remarks
  readonly bank: BankDetails
  readonly currency: Fact | undefined
  /** Words behind the last price of a sentence: on a credit note, why. */
  readonly afterthought: Fact | undefined
}

export function decide(reading: Reading, kind: DocumentKind, owner: Owner): Decision {
  const messages = messagesOf(reading.lines)
  const current = messages.filter((message) => message.kind !== 'quoted')
  const old = messages.filter((message) => message.kind === 'quoted')
  const parties = decideParties(reading, messages, kind, owner)
  const references = messages.flatMap(placesOf).flatMap((part) => findReferences(reading, part))
  const days = decideDays(reading, current)
  const open = claim(reading, [
    ...references.map((reference) => reference.number),
    ...days.durations,
    ...reading.addresses,
  ])
  const rates = statedRates(open)
  const fresh = itemsOf(open, current, rates)
  const isOld = fresh.length === 0
  const items = isOld ? itemsOf(open, old, rates) : fresh
  const used = isOld ? messages : current
  const parts = used.flatMap(placesOf)
  return {
    parties,
    items,
    figures: namedFigures(open, used, items),
    tax: taxNear(reading, parts),
    pricesIncludeTax: pricesIncludeTax(reading, items),
    reverseCharge: reverseCharge(reading),
    days,
    references,
    remarks: decideRemarks(reading, current),
    bank: decideBank(reading, owner, ownerCheck(owner)(parties.own)),
    currency: decideCurrency(open, parts),
    afterthought: afterthought(reading, items),
  }
}

function itemsOf(reading: Reading, messages: readonly Message[], rates: Rates): Item[] {
  const items = messages.flatMap((message) => {
    const signature = signatureOf(reading, message)
    return decideItems(reading, message, signature ? [signature] : [], rates)
  })
  return items.slice(0, limits.lines)
}

function placesOf(message: Message): Place[] {
  const [first] = message.lines
  const last = message.lines.at(-1)
  const subject = message.headers.subject
  const body = first && last ? [{ start: first.start, end: last.end }] : []
  return subject ? [...body, { start: subject.start, end: subject.end }] : body
}
