import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} za {month} | {thing} za mesec {month} | {thing} v mesecu {month} | {thing} {month}',
  thingOnDate: '{thing}, {date} | {thing} z dne {date} | {thing} dne {date} | {thing} {date}',
  thingFromTo:
    '{thing}, obdobje: {date} – {date} | {thing} od {date} do {date} | {thing} v obdobju od {date} do {date} | {thing} za obdobje od {date} do {date} | {thing} za obdobje {date} - {date}',
  thingFromMonthToMonth:
    '{thing} za obdobje {month} – {month} | {thing} {month} do {month} | {thing} od {month} do {month}',
  thingForName: '{thing} za: {name}',
  thingForProject:
    '{thing} za projekt {name} | {thing} pri projektu {name} | {thing} projekt {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} po {quantity}',
  timesThing: '{number} × {thing} | {number} krat {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} in {thing} | {thing} ter {thing}',
  thingThingAndThing: '{thing}, {thing} in {thing} | {thing}, {thing} ter {thing}',
  thingIncluding:
    '{thing}, vključeno: {thing} | {thing} vključno z {thing} | {thing} vključno s {thing} | {thing} vklj. {thing} | {thing} z {thing} | {thing} s {thing}',
  thingWithout: '{thing}, ni vključeno: {thing} | {thing} brez {thing} | {thing}, brez: {thing}',
  including: 'Vključeno: {thing} | Vključno z {thing} | Vključno s {thing} | Vklj. {thing}',
  depositForThing:
    'Predplačilo: {thing} | Predplačilo za {thing} | Avans za {thing} | Avans: {thing} | Akontacija za {thing}',
  thingOnSite:
    '{thing} na lokaciji | {thing} pri stranki | {thing} na terenu | {thing} pri naročniku',
  thingAsAgreed: '{thing} po dogovoru | {thing} kot dogovorjeno',
  thingByInvoice:
    '{thing} po računu {id} | {thing} po računu št. {id} | {thing} v skladu z računom {id}',
  thingByQuote:
    '{thing} po ponudbi {id} | {thing} po ponudbi št. {id} | {thing} v skladu s ponudbo {id}',
  thingByOrder:
    '{thing} po naročilu {id} | {thing} po naročilnici {id} | {thing} po naročilu št. {id} | {thing} po naročilnici št. {id}',
  flatRateForThing:
    'Pavšal: {thing} | Pavšal za {thing} | Pavšalna cena: {thing} | Pavšalna cena za {thing}',
  thingFlatRate: '{thing} pavšalno | {thing} pavšal | {thing} v pavšalu',
  thingUpTo: '{thing}, največ {quantity} | {thing} do {quantity} | {thing} največ {quantity}',
  quantityAtMoney: '{quantity} po {money} | {quantity} × {money} | {quantity} à {money}',
  quantityIncluded: '{quantity} v ceni | V ceni {quantity} | Vključeno {quantity}',
}
