import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing}, {month} | {thing} {month} | {thing}: {month}',
  thingOnDate: '{thing}, {date} | {thing} {date}',
  thingFromTo:
    '{thing}, {date} kuni {date} | {thing} {date} kuni {date} | {thing} perioodil {date} kuni {date} | {thing} {date} – {date}',
  thingFromMonthToMonth:
    '{thing}, {month} kuni {month} | {thing} {month} kuni {month} | {thing} {month} – {month}',
  thingForName: '{thing}: {name} | {thing}, {name} | {thing} – {name}',
  thingForProject: '{thing}, projekt {name} | {thing} projektile {name} | {thing} – projekt {name}',
  quantityOfThing: '{thing}, {quantity} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} à {quantity}',
  timesThing: '{number} × {thing} | {number} korda {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} ja {thing} | {thing} ning {thing}',
  thingThingAndThing: '{thing}, {thing} ja {thing} | {thing}, {thing} ning {thing}',
  thingIncluding:
    '{thing}, sh {thing} | {thing} sh {thing} | {thing}, sealhulgas {thing} | {thing}, hinnas sisaldub {thing}',
  thingWithout:
    '{thing}, v.a {thing} | {thing} v.a {thing} | {thing}, välja arvatud {thing} | {thing}, ei sisalda: {thing}',
  including: 'Sh {thing} | Sealhulgas {thing} | Hinnas sisaldub {thing}',
  depositForThing: 'Ettemaks: {thing} | Ettemakse: {thing}',
  thingOnSite: '{thing} kohapeal | {thing} kliendi juures',
  thingAsAgreed: '{thing} kokkuleppel | {thing} vastavalt kokkuleppele',
  thingByInvoice:
    '{thing} arve {id} alusel | {thing} vastavalt arvele {id} | {thing}, arve {id} | {thing} vastavalt arvele nr {id}',
  thingByQuote:
    '{thing} hinnapakkumise {id} alusel | {thing} vastavalt hinnapakkumisele {id} | {thing} vastavalt pakkumisele {id} | {thing} pakkumise {id} alusel | {thing}, pakkumine {id}',
  thingByOrder:
    '{thing} tellimuse {id} alusel | {thing} vastavalt tellimusele {id} | {thing}, tellimus {id}',
  flatRateForThing: 'Kindel hind: {thing} | Fikseeritud hind: {thing}',
  thingFlatRate: '{thing}, kindel hind | {thing} kindla hinnaga | {thing} fikseeritud hinnaga',
  thingUpTo: '{thing}, kuni {quantity} | {thing} kuni {quantity}',
  quantityAtMoney: '{quantity} à {money} | {quantity} hinnaga {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} sisaldub hinnas | Sisaldab {quantity} | Sh {quantity} | Hinnas sisaldub {quantity}',
}
