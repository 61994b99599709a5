import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} għal {month} | {thing} f’{month} | {thing}, {month} | {thing} {month}',
  thingOnDate: '{thing}, {date} | {thing} {date}',
  thingFromTo: '{thing}, {date} – {date} | {thing} minn {date} sa {date} | {thing} {date} – {date}',
  thingFromMonthToMonth:
    '{thing} minn {month} sa {month} | {thing} {month} sa {month} | {thing} {month} – {month}',
  thingForName: '{thing} għal {name}',
  thingForProject: '{thing} għall-proġett {name} | {thing}, proġett {name}',
  quantityOfThing: '{quantity} ta’ {thing} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing}, {quantity}',
  timesThing: '{number} × {thing} | {number} darbiet {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} u {thing}',
  thingThingAndThing: '{thing}, {thing} u {thing}',
  thingIncluding:
    '{thing} inkluż {thing} | {thing}, inkluż {thing} | {thing} bi {thing} | {thing} b’{thing}',
  thingWithout: '{thing} mingħajr {thing} | {thing} eskluż {thing}',
  including: 'Inkluż {thing} | Inkluża {thing}',
  depositForThing: 'Depożitu għal {thing} | Ħlas bil-quddiem għal {thing}',
  thingOnSite: '{thing} fuq il-post | {thing} għand il-klijent',
  thingAsAgreed: '{thing} kif miftiehem | {thing} skont il-ftehim',
  thingByInvoice:
    '{thing} skont il-fattura {id} | {thing} skont il-fattura Nru {id} | {thing}, fattura {id}',
  thingByQuote:
    '{thing} skont il-kwotazzjoni {id} | {thing} skont l-offerta {id} | {thing}, kwotazzjoni {id}',
  thingByOrder: '{thing} skont l-ordni {id} | {thing}, ordni {id}',
  flatRateForThing: 'Rata fissa għal {thing} | Prezz fiss għal {thing}',
  thingFlatRate: '{thing} b’rata fissa | {thing} bi prezz fiss | {thing}, rata fissa',
  thingUpTo: '{thing} sa {quantity} | {thing}, sa {quantity} | {thing} sa massimu ta’ {quantity}',
  quantityAtMoney: '{quantity} × {money} | {quantity} bi {money} | {quantity} b’{money}',
  quantityIncluded: '{quantity} inklużi | Inklużi {quantity} | Jinkludi {quantity}',
}
