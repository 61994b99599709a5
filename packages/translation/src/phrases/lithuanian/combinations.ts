import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing}, {month} | {thing} {month} | {thing} už {month}',
  thingOnDate: '{thing}, {date} | {thing} {date}',
  thingFromTo:
    '{thing} nuo {date} iki {date} | {thing}, {date} – {date} | {thing} laikotarpiu nuo {date} iki {date}',
  thingFromMonthToMonth: '{thing}, {month} – {month} | {thing} nuo {month} iki {month}',
  thingForName: '{thing}: {name} | {thing}, {name} | {thing} – {name}',
  thingForProject:
    '{thing} projektui {name} | {thing}, projektas {name} | {thing} – projektas {name}',
  quantityOfThing: '{thing}, {quantity} | {quantity} {thing}',
  thingQuantity: '{thing} – {quantity}',
  timesThing: '{number} × {thing} | {number} kartai {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} ir {thing} | {thing} bei {thing}',
  thingThingAndThing: '{thing}, {thing} ir {thing} | {thing}, {thing} bei {thing}',
  thingIncluding:
    '{thing}, į kainą įeina {thing} | {thing}, įskaičiuota: {thing} | {thing}, įskaitant {thing} | {thing} su {thing}',
  thingWithout:
    '{thing}, į kainą neįeina {thing} | {thing}, neįskaičiuota: {thing} | {thing} be {thing} | {thing}, neįskaitant {thing}',
  including: 'Į kainą įeina {thing} | Įskaičiuota: {thing} | Įskaitant {thing}',
  depositForThing: 'Avansas: {thing} | Išankstinis mokėjimas: {thing} | Avansas už {thing}',
  thingOnSite: '{thing} vietoje | {thing} pas klientą',
  thingAsAgreed: '{thing} pagal susitarimą | {thing}, kaip sutarta',
  thingByInvoice:
    '{thing} pagal sąskaitą {id} | {thing} pagal sąskaitą Nr. {id} | {thing}, sąskaita {id}',
  thingByQuote:
    '{thing} pagal pasiūlymą {id} | {thing} pagal pasiūlymą Nr. {id} | {thing}, pasiūlymas {id} | {thing} pagal komercinį pasiūlymą {id}',
  thingByOrder:
    '{thing} pagal užsakymą {id} | {thing} pagal užsakymą Nr. {id} | {thing}, užsakymas {id}',
  flatRateForThing:
    'Fiksuota kaina: {thing} | Fiksuotas mokestis: {thing} | Fiksuota kaina už {thing}',
  thingFlatRate: '{thing}, fiksuota kaina | {thing} už fiksuotą kainą | {thing} fiksuota kaina',
  thingUpTo:
    '{thing}, ne daugiau kaip {quantity} | {thing} iki {quantity} | {thing}, iki {quantity}',
  quantityAtMoney: '{quantity} × {money} | {quantity} po {money} | {quantity} už {money}',
  quantityIncluded:
    'Į kainą įeina {quantity} | {quantity} įskaičiuota | Įskaičiuota {quantity} | Įskaitant {quantity}',
}
