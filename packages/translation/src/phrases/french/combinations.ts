import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} pour {month} | {thing} {month} | {thing} de {month} | {thing} du mois de {month}',
  thingOnDate: '{thing} du {date} | {thing} le {date} | {thing} {date}',
  thingFromTo: '{thing} du {date} au {date}',
  thingFromMonthToMonth: '{thing} de {month} à {month}',
  thingForName: '{thing} pour {name}',
  thingForProject: '{thing} pour le projet {name}',
  quantityOfThing: '{thing} ({quantity}) | {quantity} de {thing} | {quantity} d’{thing}',
  thingQuantity: '{thing} {quantity} | {thing} de {quantity}',
  timesThing: '{number} × {thing} | {number} fois {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} et {thing}',
  thingThingAndThing: '{thing}, {thing} et {thing}',
  thingIncluding: '{thing}, {thing} inclus | {thing} avec {thing} | {thing} y compris {thing}',
  thingWithout: '{thing}, hors {thing} | {thing} sans {thing} | {thing} hors {thing}',
  including: 'Y compris {thing} | Avec {thing}',
  depositForThing: 'Acompte pour {thing} | Avance pour {thing}',
  thingOnSite: '{thing} sur site | {thing} sur place | {thing} chez le client',
  thingAsAgreed: '{thing} comme convenu',
  thingByInvoice: '{thing} selon facture {id}',
  thingByQuote: '{thing} selon devis {id} | {thing} selon le devis {id}',
  thingByOrder: '{thing} selon commande {id}',
  flatRateForThing: 'Forfait pour {thing}',
  thingFlatRate: '{thing} au forfait',
  thingUpTo: '{thing}, jusqu’à {quantity}',
  quantityAtMoney: '{quantity} à {money} | {quantity} × {money}',
  quantityIncluded: '{quantity} inclus | Y compris {quantity} | Comprend {quantity}',
}
