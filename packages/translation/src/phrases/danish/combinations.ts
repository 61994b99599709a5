import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} for {month} | {thing} i {month} | {thing} {month}',
  thingOnDate: '{thing} den {date} | {thing} d. {date} | {thing} af {date} | {thing} {date}',
  thingFromTo:
    '{thing} fra {date} til {date} | {thing} fra den {date} til den {date} | {thing} i perioden {date} til {date}',
  thingFromMonthToMonth:
    '{thing} fra {month} til {month} | {thing} {month} til {month} | {thing} {month} - {month}',
  thingForName: '{thing} for {name} | {thing} til {name}',
  thingForProject:
    '{thing} til projekt {name} | {thing} til projektet {name} | {thing} for projekt {name} | {thing} for projektet {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} i {quantity} | {thing} à {quantity}',
  timesThing: '{number} × {thing} | {number} gange {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} og {thing} | {thing} samt {thing}',
  thingThingAndThing: '{thing}, {thing} og {thing} | {thing}, {thing} samt {thing}',
  thingIncluding: '{thing} inkl. {thing} | {thing} inklusive {thing} | {thing} med {thing}',
  thingWithout:
    '{thing} ekskl. {thing} | {thing} eksklusive {thing} | {thing} uden {thing} | {thing} excl. {thing}',
  including: 'Inkl. {thing} | Inklusive {thing}',
  depositForThing: 'Forudbetaling for {thing} | Aconto for {thing} | Acontobetaling for {thing}',
  thingOnSite: '{thing} på stedet | {thing} hos kunden',
  thingAsAgreed: '{thing} efter aftale | {thing} som aftalt',
  thingByInvoice:
    '{thing} iht. faktura {id} | {thing} ifølge faktura {id} | {thing} jf. faktura {id}',
  thingByQuote: '{thing} iht. tilbud {id} | {thing} ifølge tilbud {id} | {thing} jf. tilbud {id}',
  thingByOrder: '{thing} iht. ordre {id} | {thing} ifølge ordre {id} | {thing} jf. ordre {id}',
  flatRateForThing: 'Fast pris for {thing} | Fast beløb for {thing}',
  thingFlatRate: '{thing} til fast pris | {thing}, fast pris | {thing} fast pris',
  thingUpTo: '{thing} op til {quantity} | {thing}, op til {quantity} | {thing} indtil {quantity}',
  quantityAtMoney: '{quantity} à {money} | {quantity} a {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} inkluderet | Inkl. {quantity} | Inklusive {quantity} | Inkluderer {quantity}',
}
