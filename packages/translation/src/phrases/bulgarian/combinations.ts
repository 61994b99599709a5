import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} за {month} | {thing} през {month} | {thing} за месец {month} | {thing} м. {month} | {thing} {month}',
  thingOnDate: '{thing} на {date} | {thing} от {date} | {thing} {date}',
  thingFromTo:
    '{thing} от {date} до {date} | {thing} за периода от {date} до {date} | {thing} за период {date} - {date}',
  thingFromMonthToMonth:
    '{thing} от {month} до {month} | {thing} {month} до {month} | {thing} за периода {month} - {month}',
  thingForName: '{thing} за {name}',
  thingForProject: '{thing} за проект {name} | {thing} по проект {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity} | {thing} по {quantity}',
  timesThing:
    '{number} × {thing} | {number} пъти {thing} | {number} {thing} | {number} бр. {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} и {thing}',
  thingThingAndThing: '{thing}, {thing} и {thing}',
  thingIncluding:
    '{thing}, включително {thing} | {thing} включително {thing} | {thing} вкл. {thing} | {thing} с {thing} | {thing} с включени {thing}',
  thingWithout:
    '{thing} без {thing} | {thing} без включени {thing} | {thing} с изключение на {thing}',
  including: 'Включително {thing} | Вкл. {thing}',
  depositForThing:
    'Аванс за {thing} | Авансово плащане за {thing} | Авансово плащане по {thing} | Капаро за {thing}',
  thingOnSite: '{thing} на място | {thing} при клиента | {thing} на място при клиента',
  thingAsAgreed:
    '{thing} съгласно договореното | {thing} по договаряне | {thing} съгласно уговорката',
  thingByInvoice:
    '{thing} по фактура {id} | {thing} съгласно фактура {id} | {thing} по фактура номер {id}',
  thingByQuote:
    '{thing} по оферта {id} | {thing} съгласно оферта {id} | {thing} по оферта номер {id}',
  thingByOrder:
    '{thing} по поръчка {id} | {thing} съгласно поръчка {id} | {thing} по поръчка номер {id}',
  flatRateForThing:
    'Твърда цена за {thing} | Фиксирана цена за {thing} | Фиксирана такса за {thing}',
  thingFlatRate: '{thing} на твърда цена | {thing} на фиксирана цена | {thing} фиксирана цена',
  thingUpTo: '{thing} до {quantity}',
  quantityAtMoney: '{quantity} по {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} включени в цената | Включени {quantity} | Включително {quantity} | {quantity} включени',
}
