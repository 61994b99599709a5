import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing}, {month} | {thing} {month} | {thing}: {month}',
  thingOnDate: '{thing} {date} | {thing}, {date}',
  thingFromTo:
    '{thing} {date} – {date} | {thing}, {date} – {date} | {thing} ajalta {date} – {date}',
  thingFromMonthToMonth:
    '{thing}, {month} – {month} | {thing} {month} – {month} | {thing} ajalta {month} – {month}',
  thingForName: '{thing}: {name} | {thing}, {name} | {thing} – {name}',
  thingForProject:
    '{thing} projektiin {name} | {thing}, projekti {name} | {thing} – projekti {name}',
  quantityOfThing: '{thing}, {quantity} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} kertaa {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} ja {thing} | {thing} sekä {thing}',
  thingThingAndThing: '{thing}, {thing} ja {thing} | {thing}, {thing} sekä {thing}',
  thingIncluding: '{thing}, sis. {thing} | {thing} sis. {thing} | {thing}, sisältää: {thing}',
  thingWithout: '{thing}, ei sis. {thing} | {thing} ei sis. {thing} | {thing}, ei sisällä: {thing}',
  including: 'Sis. {thing} | Sisältää: {thing} | Mukana {thing}',
  depositForThing: 'Ennakkomaksu: {thing} | Ennakko: {thing} | Ennakkomaksu, {thing}',
  thingOnSite: '{thing} paikan päällä | {thing} asiakkaan luona | {thing} asiakkaan tiloissa',
  thingAsAgreed: '{thing} sopimuksen mukaan | {thing} sovitusti | {thing}, kuten sovittu',
  thingByInvoice:
    '{thing} laskun {id} mukaan | {thing}, lasku {id} | {thing} laskun nro {id} mukaan',
  thingByQuote:
    '{thing} tarjouksen {id} mukaan | {thing}, tarjous {id} | {thing} tarjouksen nro {id} mukaan',
  thingByOrder:
    '{thing} tilauksen {id} mukaan | {thing}, tilaus {id} | {thing} tilauksen nro {id} mukaan',
  flatRateForThing: 'Kiinteä hinta: {thing} | Urakkahinta: {thing}',
  thingFlatRate: '{thing} kiinteään hintaan | {thing}, kiinteä hinta | {thing} urakkahintaan',
  thingUpTo: '{thing}, enintään {quantity} | {thing} enintään {quantity}',
  quantityAtMoney: '{quantity} à {money} | {quantity} a {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} sisältyy hintaan | Sisältää {quantity} | {quantity} sisältyy | Sis. {quantity}',
}
