import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} for {month} | {thing} i {month} | {thing} {month}',
  thingOnDate: '{thing} den {date} | {thing} {date} | {thing} av {date}',
  thingFromTo:
    '{thing} fra {date} til {date} | {thing} fra den {date} til den {date} | {thing} i perioden {date} til {date}',
  thingFromMonthToMonth:
    '{thing} fra {month} til {month} | {thing} {month} til {month} | {thing} {month} - {month}',
  thingForName: '{thing} for {name} | {thing} til {name}',
  thingForProject:
    '{thing} til prosjekt {name} | {thing} til prosjektet {name} | {thing} for prosjekt {name} | {thing} for prosjektet {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} à {quantity} | {thing} i {quantity}',
  timesThing: '{number} × {thing} | {number} ganger {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} og {thing} | {thing} samt {thing}',
  thingThingAndThing: '{thing}, {thing} og {thing} | {thing}, {thing} samt {thing}',
  thingIncluding:
    '{thing} inkludert {thing} | {thing} inkl. {thing} | {thing} inklusive {thing} | {thing} med {thing}',
  thingWithout: '{thing} eksklusive {thing} | {thing} ekskl. {thing} | {thing} uten {thing}',
  including: 'Inkludert {thing} | Inkl. {thing} | Inklusive {thing}',
  depositForThing: 'Forskudd for {thing} | Akonto for {thing}',
  thingOnSite: '{thing} på stedet | {thing} hos kunden | {thing} hos kunde',
  thingAsAgreed: '{thing} etter avtale | {thing} som avtalt',
  thingByInvoice:
    '{thing} iht. faktura {id} | {thing} ifølge faktura {id} | {thing} i henhold til faktura {id}',
  thingByQuote:
    '{thing} iht. tilbud {id} | {thing} ifølge tilbud {id} | {thing} i henhold til tilbud {id}',
  thingByOrder:
    '{thing} iht. ordre {id} | {thing} ifølge ordre {id} | {thing} iht. bestilling {id}',
  flatRateForThing: 'Fast pris for {thing} | Fastpris for {thing}',
  thingFlatRate: '{thing} til fast pris | {thing}, fast pris | {thing} fast pris',
  thingUpTo: '{thing}, inntil {quantity} | {thing} inntil {quantity} | {thing} opptil {quantity}',
  quantityAtMoney: '{quantity} à {money} | {quantity} a {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} inkludert | Inkludert {quantity} | Inkl. {quantity} | Inkluderer {quantity}',
}
