import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} för {month} | {thing} i {month} | {thing} {month} | {thing} avseende {month}',
  thingOnDate: '{thing} den {date} | {thing} {date} | {thing} av den {date}',
  thingFromTo:
    '{thing} från {date} till {date} | {thing} från den {date} till den {date} | {thing} under perioden {date} till {date} | {thing} {date} till {date}',
  thingFromMonthToMonth:
    '{thing} från {month} till {month} | {thing} {month} till {month} | {thing} {month} - {month}',
  thingForName: '{thing} för {name} | {thing} åt {name} | {thing} till {name}',
  thingForProject:
    '{thing} för projekt {name} | {thing} för projektet {name} | {thing} till projekt {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} à {quantity} | {thing} i {quantity}',
  timesThing: '{number} × {thing} | {number} gånger {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} och {thing} | {thing} samt {thing}',
  thingThingAndThing: '{thing}, {thing} och {thing} | {thing}, {thing} samt {thing}',
  thingIncluding: '{thing} inklusive {thing} | {thing} inkl. {thing} | {thing} med {thing}',
  thingWithout: '{thing} exklusive {thing} | {thing} exkl. {thing} | {thing} utan {thing}',
  including: 'Inklusive {thing} | Inkl. {thing}',
  depositForThing: 'Förskott för {thing} | Handpenning för {thing} | Aconto för {thing}',
  thingOnSite: '{thing} på plats | {thing} hos kund | {thing} hos kunden',
  thingAsAgreed: '{thing} enligt överenskommelse | {thing} enligt avtal | {thing} enl. ök',
  thingByInvoice: '{thing} enligt faktura {id} | {thing} enl. faktura {id}',
  thingByQuote: '{thing} enligt offert {id} | {thing} enl. offert {id}',
  thingByOrder:
    '{thing} enligt order {id} | {thing} enl. order {id} | {thing} enligt beställning {id}',
  flatRateForThing: 'Fast pris för {thing} | Fastpris för {thing}',
  thingFlatRate: '{thing} till fast pris | {thing}, fast pris | {thing} fast pris',
  thingUpTo: '{thing}, upp till {quantity} | {thing} upp till {quantity} | {thing} max {quantity}',
  quantityAtMoney: '{quantity} à {money} | {quantity} a {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} ingår | Inklusive {quantity} | Inkl. {quantity} | {quantity} inkluderade',
}
