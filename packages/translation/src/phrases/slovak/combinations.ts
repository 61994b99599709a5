import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} za {month} | {thing} na {month} | {thing} {month}',
  thingOnDate: '{thing} zo dňa {date} | {thing} dňa {date} | {thing} z {date} | {thing} {date}',
  thingFromTo:
    '{thing} od {date} do {date} | {thing} v období od {date} do {date} | {thing} za obdobie od {date} do {date} | {thing} za obdobie {date} - {date}',
  thingFromMonthToMonth: '{thing} za obdobie {month} – {month} | {thing} {month} až {month}',
  thingForName: '{thing} pre: {name}',
  thingForProject:
    '{thing} pre projekt {name} | {thing} k projektu {name} | {thing} projekt {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} po {quantity}',
  timesThing: '{number} × {thing} | {number} krát {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} a {thing}',
  thingThingAndThing: '{thing}, {thing} a {thing}',
  thingIncluding:
    '{thing}, v cene: {thing} | {thing} vrátane {thing} | {thing}, vrátane: {thing} | {thing} vrát. {thing} | {thing} s {thing}',
  thingWithout: '{thing}, bez položky: {thing} | {thing} bez {thing} | {thing} okrem {thing}',
  including: 'Vrátane: {thing} | Vrát. {thing} | V cene {thing}',
  depositForThing:
    'Záloha: {thing} | Záloha na {thing} | Záloha za {thing} | Preddavok na {thing} | Zálohová platba: {thing}',
  thingOnSite: '{thing} na mieste | {thing} u zákazníka | {thing} u klienta',
  thingAsAgreed: '{thing} podľa dohody | {thing} na základe dohody',
  thingByInvoice:
    '{thing} podľa faktúry {id} | {thing} podľa faktúry č. {id} | {thing} k faktúre {id}',
  thingByQuote:
    '{thing} podľa ponuky {id} | {thing} podľa ponuky č. {id} | {thing} podľa cenovej ponuky {id}',
  thingByOrder:
    '{thing} podľa objednávky {id} | {thing} podľa objednávky č. {id} | {thing} na základe objednávky {id}',
  flatRateForThing:
    'Paušál: {thing} | Paušál za {thing} | Paušálna cena: {thing} | Paušálna cena za {thing}',
  thingFlatRate: '{thing} paušálne | {thing} paušálom | {thing} paušál',
  thingUpTo:
    '{thing}, max. {quantity} | {thing} do {quantity} | {thing} až {quantity} | {thing}, maximálne {quantity}',
  quantityAtMoney: '{quantity} po {money} | {quantity} × {money} | {quantity} à {money}',
  quantityIncluded: '{quantity} v cene | V cene {quantity} | Vrátane {quantity}',
}
