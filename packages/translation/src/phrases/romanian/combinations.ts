import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} pentru {month} | {thing} {month} | {thing} în {month} | {thing} luna {month} | {thing} pentru luna {month} | {thing} aferent lunii {month}',
  thingOnDate:
    '{thing} din {date} | {thing} {date} | {thing} din data de {date} | {thing} la data de {date} | {thing} în data de {date}',
  thingFromTo:
    '{thing} din {date} până în {date} | {thing} în perioada {date} - {date} | {thing} de la {date} până la {date} | {thing} între {date} și {date}',
  thingFromMonthToMonth:
    '{thing} din {month} până în {month} | {thing} {month} - {month} | {thing} în perioada {month} - {month} | {thing} din {month} în {month}',
  thingForName: '{thing} pentru {name}',
  thingForProject:
    '{thing} pentru proiectul {name} | {thing} proiect {name} | {thing} proiectul {name}',
  quantityOfThing: '{quantity} de {thing} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} ori {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} și {thing}',
  thingThingAndThing: '{thing}, {thing} și {thing}',
  thingIncluding:
    '{thing}, inclusiv {thing} | {thing} inclusiv {thing} | {thing} cu {thing} | {thing} incl. {thing}',
  thingWithout: '{thing} fără {thing} | {thing} exclusiv {thing}',
  including: 'Inclusiv {thing} | Incl. {thing} | Include {thing}',
  depositForThing: 'Avans pentru {thing} | Avans {thing} | Plată în avans pentru {thing}',
  thingOnSite: '{thing} la fața locului | {thing} la sediul clientului | {thing} la client',
  thingAsAgreed: '{thing} conform înțelegerii | {thing} conform acordului',
  thingByInvoice:
    '{thing} conform facturii {id} | {thing} conform factură {id} | {thing} conform facturii nr. {id}',
  thingByQuote:
    '{thing} conform ofertei {id} | {thing} conform ofertă {id} | {thing} conform ofertei nr. {id}',
  thingByOrder:
    '{thing} conform comenzii {id} | {thing} conform comandă {id} | {thing} conform comenzii nr. {id}',
  flatRateForThing:
    'Tarif fix pentru {thing} | Preț fix pentru {thing} | Sumă forfetară pentru {thing}',
  thingFlatRate:
    '{thing} la tarif fix | {thing} la preț fix | {thing} tarif fix | {thing} preț fix',
  thingUpTo: '{thing} până la {quantity}',
  quantityAtMoney: '{quantity} × {money} | {quantity} a {money} | {quantity} la {money}',
  quantityIncluded:
    'Include {quantity} | {quantity} incluse | {quantity} incluși | Inclusiv {quantity} | Incl. {quantity}',
}
