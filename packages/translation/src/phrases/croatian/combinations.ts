import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing}, {month} | {thing} za {month} | {thing} za mjesec {month} | {thing} u mjesecu {month} | {thing} {month}',
  thingOnDate: '{thing} od {date} | {thing} dana {date} | {thing} na dan {date} | {thing} {date}',
  thingFromTo:
    '{thing} od {date} do {date} | {thing} u razdoblju od {date} do {date} | {thing} za razdoblje od {date} do {date} | {thing} za razdoblje {date} - {date}',
  thingFromMonthToMonth:
    '{thing}, razdoblje: {month} – {month} | {thing} za razdoblje {month} - {month} | {thing} {month} do {month} | {thing} od {month} do {month}',
  thingForName: '{thing} za: {name}',
  thingForProject:
    '{thing} za projekt {name} | {thing} na projektu {name} | {thing} projekt {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} po {quantity}',
  timesThing: '{number} × {thing} | {number} puta {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} i {thing} | {thing} te {thing}',
  thingThingAndThing: '{thing}, {thing} i {thing} | {thing}, {thing} te {thing}',
  thingIncluding:
    '{thing}, uključeno: {thing} | {thing} uključujući {thing} | {thing} uklj. {thing} | {thing} s {thing} | {thing} sa {thing}',
  thingWithout: '{thing}, nije uključeno: {thing} | {thing} bez {thing} | {thing}, bez: {thing}',
  including: 'Uključeno: {thing} | Uključujući {thing} | Uklj. {thing}',
  depositForThing: 'Predujam: {thing} | Predujam za {thing} | Avans za {thing} | Avans: {thing}',
  thingOnSite:
    '{thing} na lokaciji | {thing} kod klijenta | {thing} na terenu | {thing} kod naručitelja',
  thingAsAgreed: '{thing} prema dogovoru | {thing} po dogovoru',
  thingByInvoice:
    '{thing} prema računu {id} | {thing} po računu {id} | {thing} prema računu br. {id} | {thing} po računu br. {id}',
  thingByQuote:
    '{thing} prema ponudi {id} | {thing} po ponudi {id} | {thing} prema ponudi br. {id} | {thing} po ponudi br. {id}',
  thingByOrder:
    '{thing} prema narudžbenici {id} | {thing} po narudžbenici {id} | {thing} prema narudžbi {id} | {thing} po narudžbi {id} | {thing} prema narudžbenici br. {id}',
  flatRateForThing:
    'Paušal: {thing} | Paušal za {thing} | Paušalna cijena: {thing} | Paušalna cijena za {thing}',
  thingFlatRate: '{thing} paušalno | {thing} paušal | {thing} u paušalu',
  thingUpTo: '{thing}, najviše {quantity} | {thing} do {quantity} | {thing} najviše {quantity}',
  quantityAtMoney: '{quantity} po {money} | {quantity} × {money} | {quantity} à {money}',
  quantityIncluded: '{quantity} u cijeni | U cijeni {quantity} | Uključeno {quantity}',
}
