import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} за {month} | {thing} на {month} | {thing} {month}',
  thingOnDate: '{thing} от {date} | {thing} за {date} | {thing} {date}',
  thingFromTo:
    '{thing} с {date} по {date} | {thing} за период с {date} по {date} | {thing} в период с {date} по {date} | {thing} с {date} до {date}',
  thingFromMonthToMonth: '{thing} за период: {month} – {month} | {thing} {month} по {month}',
  thingForName: '{thing} для: {name}',
  thingForProject: '{thing} для проекта {name} | {thing} по проекту {name} | {thing} проект {name}',
  quantityOfThing: '{quantity} – {thing}',
  thingQuantity: '{thing} {quantity} | {thing} по {quantity}',
  timesThing:
    '{number} × {thing} | {number} раза {thing} | {number} раз {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} и {thing}',
  thingThingAndThing: '{thing}, {thing} и {thing}',
  thingIncluding:
    '{thing}, в том числе {thing} | {thing} в том числе {thing} | {thing} в т. ч. {thing} | {thing} включая {thing} | {thing}, включая {thing} | {thing} с {thing}',
  thingWithout:
    '{thing}, не включено: {thing} | {thing} без {thing} | {thing} за исключением {thing}',
  including: 'В том числе {thing} | В т. ч. {thing} | Включая {thing}',
  depositForThing:
    'Аванс: {thing} | Аванс за {thing} | Предоплата за {thing} | Предоплата: {thing} | Авансовый платёж за {thing}',
  thingOnSite: '{thing} на объекте | {thing} у клиента | {thing} на месте | {thing} у заказчика',
  thingAsAgreed: '{thing} по договорённости | {thing} согласно договорённости',
  thingByInvoice: '{thing} по счёту {id} | {thing} согласно счёту {id}',
  thingByQuote:
    '{thing} по предложению {id} | {thing} согласно предложению {id} | {thing} согласно коммерческому предложению {id}',
  thingByOrder: '{thing} по заказу {id} | {thing} согласно заказу {id}',
  flatRateForThing:
    'Фиксированная цена: {thing} | Фиксированная цена за {thing} | Фиксированная плата за {thing}',
  thingFlatRate: '{thing} по фиксированной цене | {thing} фиксированная цена',
  thingUpTo: '{thing}, не более: {quantity} | {thing} до {quantity} | {thing} не более {quantity}',
  quantityAtMoney: '{quantity} по {money} | {quantity} × {money}',
  quantityIncluded:
    '{quantity} включено в стоимость | Включено {quantity} | В том числе {quantity} | {quantity} включено',
}
