import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} za {month} | {thing} na {month} | {thing} {month}',
  thingOnDate: '{thing} ze dne {date} | {thing} dne {date} | {thing} z {date} | {thing} {date}',
  thingFromTo:
    '{thing} od {date} do {date} | {thing} v období od {date} do {date} | {thing} za období od {date} do {date} | {thing} za období {date} - {date}',
  thingFromMonthToMonth: '{thing} za období {month} – {month} | {thing} {month} až {month}',
  thingForName: '{thing} pro: {name}',
  thingForProject:
    '{thing} pro projekt {name} | {thing} k projektu {name} | {thing} projekt {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} po {quantity}',
  timesThing: '{number} × {thing} | {number} krát {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} a {thing}',
  thingThingAndThing: '{thing}, {thing} a {thing}',
  thingIncluding:
    '{thing}, v ceně: {thing} | {thing} vč. {thing} | {thing} včetně {thing} | {thing}, včetně: {thing} | {thing} s {thing}',
  thingWithout: '{thing}, bez položky: {thing} | {thing} bez {thing} | {thing} kromě {thing}',
  including: 'Včetně: {thing} | Vč. {thing} | V ceně {thing}',
  depositForThing:
    'Záloha: {thing} | Záloha na {thing} | Záloha za {thing} | Zálohová platba: {thing}',
  thingOnSite: '{thing} na místě | {thing} u zákazníka | {thing} u klienta',
  thingAsAgreed: '{thing} dle dohody | {thing} podle dohody | {thing} dle domluvy',
  thingByInvoice:
    '{thing} dle faktury {id} | {thing} podle faktury {id} | {thing} dle faktury č. {id} | {thing} k faktuře {id}',
  thingByQuote:
    '{thing} dle nabídky {id} | {thing} podle nabídky {id} | {thing} dle nabídky č. {id} | {thing} dle cenové nabídky {id}',
  thingByOrder:
    '{thing} dle objednávky {id} | {thing} podle objednávky {id} | {thing} dle objednávky č. {id} | {thing} na základě objednávky {id}',
  flatRateForThing:
    'Paušál: {thing} | Paušál za {thing} | Paušální cena: {thing} | Paušální cena za {thing}',
  thingFlatRate: '{thing} paušálně | {thing} paušálem | {thing} paušál',
  thingUpTo:
    '{thing}, max. {quantity} | {thing} do {quantity} | {thing} až {quantity} | {thing}, maximálně {quantity}',
  quantityAtMoney: '{quantity} po {money} | {quantity} × {money} | {quantity} à {money}',
  quantityIncluded: '{quantity} v ceně | V ceně {quantity} | Včetně {quantity}',
}
