import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} voor {month} | {thing} {month} | {thing} in {month} | {thing} maand {month} | {thing} voor de maand {month}',
  thingOnDate: '{thing} op {date} | {thing} van {date} | {thing} {date} | {thing} d.d. {date}',
  thingFromTo:
    '{thing} van {date} tot en met {date} | {thing} van {date} tot {date} | {thing} van {date} t/m {date} | {thing} {date} t/m {date} | {thing} tussen {date} en {date}',
  thingFromMonthToMonth:
    '{thing} van {month} tot en met {month} | {thing} {month} t/m {month} | {thing} van {month} t/m {month} | {thing} {month} - {month} | {thing} van {month} tot {month}',
  thingForName: '{thing} voor {name}',
  thingForProject:
    '{thing} voor het project {name} | {thing} voor project {name} | {thing} project {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} à {quantity}',
  timesThing:
    '{number} × {thing} | {number} keer {thing} | {number} maal {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} en {thing}',
  thingThingAndThing: '{thing}, {thing} en {thing}',
  thingIncluding: '{thing} inclusief {thing} | {thing} incl. {thing} | {thing} met {thing}',
  thingWithout: '{thing} zonder {thing} | {thing} exclusief {thing} | {thing} excl. {thing}',
  including: 'Inclusief {thing} | Incl. {thing}',
  depositForThing:
    'Aanbetaling voor {thing} | Voorschot voor {thing} | Aanbetaling {thing} | Vooruitbetaling voor {thing}',
  thingOnSite: '{thing} op locatie | {thing} ter plaatse | {thing} bij de klant',
  thingAsAgreed:
    '{thing} zoals afgesproken | {thing} volgens afspraak | {thing} zoals besproken | {thing} conform afspraak',
  thingByInvoice: '{thing} volgens factuur {id} | {thing} conform factuur {id}',
  thingByQuote:
    '{thing} volgens offerte {id} | {thing} conform offerte {id} | {thing} conform offerte nr. {id}',
  thingByOrder:
    '{thing} volgens bestelling {id} | {thing} conform bestelling {id} | {thing} volgens order {id} | {thing} conform order {id}',
  flatRateForThing: 'Vast bedrag voor {thing} | Vaste prijs voor {thing}',
  thingFlatRate:
    '{thing} tegen vaste prijs | {thing} vaste prijs | {thing} vast bedrag | {thing} voor een vast bedrag',
  thingUpTo: '{thing} tot {quantity} | {thing} tot maximaal {quantity} | {thing} max. {quantity}',
  quantityAtMoney:
    '{quantity} à {money} | {quantity} × {money} | {quantity} voor {money} | {quantity} tegen {money}',
  quantityIncluded:
    '{quantity} inbegrepen | Inclusief {quantity} | Incl. {quantity} | {quantity} inclusief',
}
