import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} ({month}) | {thing} {month} | {thing} {month} hónapra | {thing} {month} hó',
  thingOnDate: '{thing} ({date}) | {thing} {date} | {thing} {date} napján | {thing} {date} napon',
  thingFromTo:
    '{thing}, {date} – {date} | {thing} {date} - {date} | {thing} a következő időszakra: {date} – {date}',
  thingFromMonthToMonth: '{thing}, {month} – {month} | {thing} {month} - {month}',
  thingForName: '{thing} {name} részére | {thing}, {name} részére | {thing} {name} számára',
  thingForProject: '{thing} – projekt: {name} | {thing}, projekt: {name} | {thing} projekt: {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} alkalommal {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} és {thing}',
  thingThingAndThing: '{thing}, {thing} és {thing}',
  thingIncluding:
    '{thing}, beleértve: {thing} | {thing} és a hozzá tartozó {thing} | {thing} beleértve: {thing}',
  thingWithout: '{thing}, {thing} nélkül | {thing} {thing} nélkül',
  including: 'Beleértve: {thing} | Tartalmazza: {thing}',
  depositForThing: 'Előleg: {thing} | Előleg a következőre: {thing}',
  thingOnSite: '{thing} a helyszínen | {thing} az ügyfélnél',
  thingAsAgreed: '{thing} megállapodás szerint | {thing} megbeszélés szerint',
  thingByInvoice:
    '{thing} a(z) {id} számla szerint | {thing} a(z) {id} számú számla szerint | {thing} a {id} számú számla szerint',
  thingByQuote:
    '{thing} a(z) {id} ajánlat szerint | {thing} a(z) {id} számú ajánlat szerint | {thing} a {id} számú ajánlat szerint | {thing} a(z) {id} árajánlat szerint',
  thingByOrder:
    '{thing} a(z) {id} megrendelés szerint | {thing} a(z) {id} számú megrendelés szerint | {thing} a {id} számú megrendelés szerint',
  flatRateForThing: 'Átalánydíj: {thing} | Fix ár: {thing}',
  thingFlatRate: '{thing} átalányáron | {thing} fix áron | {thing} átalánydíjjal',
  thingUpTo:
    '{thing}, legfeljebb {quantity} | {thing} legfeljebb {quantity} | {thing} maximum {quantity}',
  quantityAtMoney: '{quantity} × {money} | {quantity}, egységár: {money}',
  quantityIncluded: 'Tartalmaz {quantity} | Beleértve {quantity} | {quantity} az árban',
}
