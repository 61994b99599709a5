import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} per {month} | {thing} {month} | {thing} di {month} | {thing} mese di {month} | {thing} del mese di {month}',
  thingOnDate: '{thing} del {date} | {thing} {date} | {thing} in data {date} | {thing} il {date}',
  thingFromTo: '{thing} dal {date} al {date} | {thing} tra il {date} e il {date}',
  thingFromMonthToMonth: '{thing} da {month} a {month} | {thing} {month} - {month}',
  thingForName: '{thing} per {name}',
  thingForProject:
    '{thing} per il progetto {name} | {thing} per progetto {name} | {thing} progetto {name}',
  quantityOfThing: '{quantity} di {thing} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing:
    '{number} × {thing} | {number} volte {thing} | {number} {thing} | n. {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} e {thing} | {thing} ed {thing}',
  thingThingAndThing: '{thing}, {thing} e {thing} | {thing}, {thing} ed {thing}',
  thingIncluding:
    '{thing} con {thing} | {thing} compreso {thing} | {thing} incluso {thing} | {thing} inclusa {thing} | {thing} compresa {thing} | {thing} incl. {thing} | {thing} comprensivo di {thing}',
  thingWithout: '{thing} senza {thing} | {thing} escluso {thing} | {thing} esclusa {thing}',
  including:
    'Compreso {thing} | Incluso {thing} | Compresa {thing} | Inclusa {thing} | Incl. {thing} | Comprende {thing}',
  depositForThing: 'Acconto per {thing} | Anticipo per {thing} | Acconto su {thing}',
  thingOnSite: '{thing} in loco | {thing} sul posto | {thing} presso il cliente',
  thingAsAgreed: '{thing} come concordato | {thing} come da accordi',
  thingByInvoice:
    '{thing} come da fattura {id} | {thing} secondo fattura {id} | {thing} come da fattura n. {id}',
  thingByQuote:
    '{thing} come da preventivo {id} | {thing} come da offerta {id} | {thing} come da preventivo n. {id}',
  thingByOrder:
    '{thing} come da ordine {id} | {thing} come da ordine n. {id} | {thing} rif. ordine {id}',
  flatRateForThing:
    'Forfait per {thing} | Prezzo fisso per {thing} | Importo forfettario per {thing}',
  thingFlatRate: '{thing} a forfait | {thing} a corpo | {thing} forfait',
  thingUpTo: '{thing} fino a {quantity}',
  quantityAtMoney: '{quantity} a {money} | {quantity} × {money} | {quantity} a {money} cadauno',
  quantityIncluded:
    '{quantity} inclusi | {quantity} incluse | Comprende {quantity} | Incl. {quantity} | {quantity} compresi | Include {quantity}',
}
