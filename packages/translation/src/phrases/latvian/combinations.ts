import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing}, {month} | {thing} {month} | {thing}: {month} | {thing} par {month}',
  thingOnDate: '{thing}, {date} | {thing} {date}',
  thingFromTo:
    '{thing}, {date} – {date} | {thing} {date} – {date} | {thing} no {date} līdz {date} | {thing} laikā no {date} līdz {date}',
  thingFromMonthToMonth:
    '{thing}, {month} – {month} | {thing} {month} – {month} | {thing} no {month} līdz {month}',
  thingForName: '{thing}: {name} | {thing}, {name} | {thing} – {name}',
  thingForProject:
    '{thing} projektam {name} | {thing}, projekts {name} | {thing} – projekts {name}',
  quantityOfThing: '{thing}, {quantity} | {quantity} {thing}',
  thingQuantity: '{thing} – {quantity} | {thing}: {quantity}',
  timesThing: '{number} × {thing} | {number} reizes {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} un {thing}',
  thingThingAndThing: '{thing}, {thing} un {thing}',
  thingIncluding:
    '{thing}, tostarp {thing} | {thing}, t. sk. {thing} | {thing}, iekļauts: {thing} | {thing}, ieskaitot {thing}',
  thingWithout:
    '{thing}, nav iekļauts: {thing} | {thing} bez {thing} | {thing}, neieskaitot {thing}',
  including: 'Tostarp {thing} | T. sk. {thing} | Iekļauts: {thing} | Ieskaitot {thing}',
  depositForThing: 'Avanss: {thing} | Priekšapmaksa: {thing} | Avanss par {thing}',
  thingOnSite: '{thing} uz vietas | {thing} pie klienta',
  thingAsAgreed: '{thing} pēc vienošanās | {thing} saskaņā ar vienošanos',
  thingByInvoice:
    '{thing} saskaņā ar rēķinu {id} | {thing} saskaņā ar rēķinu Nr. {id} | {thing}, rēķins {id}',
  thingByQuote:
    '{thing} saskaņā ar piedāvājumu {id} | {thing} saskaņā ar piedāvājumu Nr. {id} | {thing} saskaņā ar cenu piedāvājumu {id} | {thing}, piedāvājums {id}',
  thingByOrder:
    '{thing} saskaņā ar pasūtījumu {id} | {thing} saskaņā ar pasūtījumu Nr. {id} | {thing}, pasūtījums {id}',
  flatRateForThing: 'Fiksēta cena: {thing} | Fiksēta maksa: {thing} | Fiksēta cena par {thing}',
  thingFlatRate: '{thing}, fiksēta cena | {thing} par fiksētu cenu | {thing}, fiksēta maksa',
  thingUpTo: '{thing}, ne vairāk kā {quantity} | {thing} līdz {quantity}',
  quantityAtMoney: '{quantity} × {money} | {quantity} pa {money} | {quantity} par {money}',
  quantityIncluded:
    '{quantity} iekļautas cenā | Iekļauts: {quantity} | Tostarp {quantity} | {quantity} iekļauts cenā',
}
