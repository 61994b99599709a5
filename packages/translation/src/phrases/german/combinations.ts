import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} für {month} | {thing} im {month} | {thing} {month}',
  thingOnDate: '{thing} am {date} | {thing} vom {date} | {thing} {date}',
  thingFromTo:
    '{thing} vom {date} bis {date} | {thing} von {date} bis {date} | {thing} vom {date} bis zum {date}',
  thingFromMonthToMonth: '{thing} von {month} bis {month} | {thing} {month} bis {month}',
  thingForName: '{thing} für {name}',
  thingForProject: '{thing} für das Projekt {name} | {thing} für Projekt {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} à {quantity}',
  timesThing: '{number} × {thing} | {number} mal {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} und {thing}',
  thingThingAndThing: '{thing}, {thing} und {thing}',
  thingIncluding:
    '{thing} inklusive {thing} | {thing} inkl. {thing} | {thing} einschließlich {thing} | {thing} mit {thing}',
  thingWithout: '{thing} ohne {thing} | {thing} exklusive {thing}',
  including: 'Inklusive {thing} | Inkl. {thing} | Einschließlich {thing}',
  depositForThing: 'Anzahlung für {thing} | Vorauszahlung für {thing}',
  thingOnSite: '{thing} vor Ort | {thing} beim Kunden',
  thingAsAgreed: '{thing} wie vereinbart | {thing} wie besprochen',
  thingByInvoice: '{thing} laut Rechnung {id} | {thing} gemäß Rechnung {id}',
  thingByQuote: '{thing} laut Angebot {id} | {thing} gemäß Angebot {id}',
  thingByOrder: '{thing} laut Bestellung {id} | {thing} gemäß Bestellung {id}',
  flatRateForThing: 'Pauschale für {thing} | Pauschalpreis für {thing}',
  thingFlatRate: '{thing} pauschal | {thing} zum Festpreis',
  thingUpTo: '{thing} bis zu {quantity} | {thing} bis {quantity}',
  quantityAtMoney:
    '{quantity} à {money} | {quantity} zu {money} | {quantity} zu je {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} inklusive | Inklusive {quantity} | Inkl. {quantity} | {quantity} enthalten',
}
