import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} za {month} | {thing} na {month} | {thing} {month}',
  thingOnDate:
    '{thing} z dnia {date} | {thing} z {date} | {thing} dnia {date} | {thing} w dniu {date} | {thing} {date}',
  thingFromTo:
    '{thing} od {date} do {date} | {thing} w okresie od {date} do {date} | {thing} za okres od {date} do {date} | {thing} za okres {date} - {date}',
  thingFromMonthToMonth: '{thing} za okres {month} – {month} | {thing} {month} do {month}',
  thingForName: '{thing} dla: {name} | {thing} na rzecz: {name}',
  thingForProject:
    '{thing} dla projektu {name} | {thing} w projekcie {name} | {thing} do projektu {name} | {thing} projekt {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} po {quantity}',
  timesThing: '{number} × {thing} | {number} razy {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} i {thing} | {thing} oraz {thing}',
  thingThingAndThing: '{thing}, {thing} i {thing} | {thing}, {thing} oraz {thing}',
  thingIncluding:
    '{thing}, w tym {thing} | {thing} w tym {thing} | {thing} wraz z {thing} | {thing} z {thing}',
  thingWithout:
    '{thing}, bez pozycji: {thing} | {thing} bez {thing} | {thing} z wyłączeniem {thing}',
  including: 'W tym {thing} | Wraz z {thing} | W cenie {thing}',
  depositForThing:
    'Zaliczka: {thing} | Zaliczka na {thing} | Zaliczka za {thing} | Przedpłata za {thing} | Przedpłata: {thing}',
  thingOnSite: '{thing} na miejscu | {thing} u klienta | {thing} w siedzibie klienta',
  thingAsAgreed: '{thing} zgodnie z ustaleniami | {thing} według ustaleń',
  thingByInvoice:
    '{thing} zgodnie z fakturą {id} | {thing} według faktury {id} | {thing} wg faktury {id} | {thing} do faktury {id}',
  thingByQuote:
    '{thing} zgodnie z ofertą {id} | {thing} według oferty {id} | {thing} wg oferty {id}',
  thingByOrder:
    '{thing} zgodnie z zamówieniem {id} | {thing} według zamówienia {id} | {thing} wg zamówienia {id}',
  flatRateForThing:
    'Ryczałt: {thing} | Ryczałt za {thing} | Cena ryczałtowa: {thing} | Stała cena: {thing}',
  thingFlatRate: '{thing} ryczałtem | {thing} w ryczałcie | {thing} ryczałt',
  thingUpTo: '{thing}, maks. {quantity} | {thing} do {quantity} | {thing}, maksymalnie {quantity}',
  quantityAtMoney: '{quantity} po {money} | {quantity} × {money} | {quantity} à {money}',
  quantityIncluded: '{quantity} w cenie | W cenie {quantity} | W tym {quantity}',
}
