import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} за {month} | {thing} на {month} | {thing} {month}',
  thingOnDate: '{thing} від {date} | {thing} за {date} | {thing} {date}',
  thingFromTo:
    '{thing} з {date} по {date} | {thing} за період з {date} по {date} | {thing} у період з {date} по {date} | {thing} з {date} до {date} | {thing} від {date} до {date}',
  thingFromMonthToMonth: '{thing} за період: {month} – {month} | {thing} {month} по {month}',
  thingForName: '{thing} для: {name}',
  thingForProject:
    '{thing} для проєкту {name} | {thing} за проєктом {name} | {thing} проєкт {name} | {thing} для проекту {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} по {quantity}',
  timesThing:
    '{number} × {thing} | {number} рази {thing} | {number} разів {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} і {thing} | {thing} та {thing} | {thing} й {thing}',
  thingThingAndThing: '{thing}, {thing} і {thing} | {thing}, {thing} та {thing}',
  thingIncluding:
    '{thing}, у тому числі {thing} | {thing} у тому числі {thing} | {thing} в т. ч. {thing} | {thing} включно з {thing} | {thing}, зокрема {thing} | {thing} з {thing}',
  thingWithout: '{thing}, не включено: {thing} | {thing} без {thing} | {thing} за винятком {thing}',
  including: 'У тому числі {thing} | В т. ч. {thing} | Включно з {thing}',
  depositForThing:
    'Аванс: {thing} | Аванс за {thing} | Передоплата за {thing} | Передоплата: {thing} | Авансовий платіж за {thing}',
  thingOnSite: '{thing} на об’єкті | {thing} у клієнта | {thing} на місці | {thing} у замовника',
  thingAsAgreed: '{thing} за домовленістю | {thing} згідно з домовленістю',
  thingByInvoice: '{thing} за рахунком {id} | {thing} згідно з рахунком {id}',
  thingByQuote:
    '{thing} за пропозицією {id} | {thing} згідно з пропозицією {id} | {thing} згідно з комерційною пропозицією {id}',
  thingByOrder: '{thing} за замовленням {id} | {thing} згідно із замовленням {id}',
  flatRateForThing:
    'Фіксована ціна: {thing} | Фіксована ціна за {thing} | Фіксована плата за {thing}',
  thingFlatRate: '{thing} за фіксованою ціною | {thing} фіксована ціна',
  thingUpTo:
    '{thing}, не більше: {quantity} | {thing} до {quantity} | {thing} не більше {quantity}',
  quantityAtMoney: '{quantity} по {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} включено у вартість | Включено {quantity} | У тому числі {quantity} | {quantity} включено',
}
