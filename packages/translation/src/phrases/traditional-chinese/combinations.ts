import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing}（{month}） | {month}{thing} | {thing}{month} | {month}的{thing} | {month}份{thing}',
  thingOnDate: '{thing}（{date}） | {date}{thing} | {thing}{date} | {date}的{thing}',
  thingFromTo:
    '{thing}，{date}至{date} | {thing}{date}至{date} | {date}至{date}{thing} | {date}至{date}的{thing} | {thing}{date}到{date} | {thing}{date} – {date}',
  thingFromMonthToMonth:
    '{thing}，{month}至{month} | {thing}{month}至{month} | {month}至{month}{thing} | {month}至{month}的{thing} | {thing}{month}到{month} | {thing}{month} – {month}',
  thingForName:
    '{thing}，為{name}提供 | 為{name}提供的{thing} | {thing}，客戶：{name} | 為{name}提供{thing}',
  thingForProject:
    '{thing}，專案：{name} | {name}專案的{thing} | {thing}，用於{name}專案 | {name}專案{thing}',
  quantityOfThing: '{quantity}{thing} | {quantity}的{thing}',
  thingQuantity: '{thing}{quantity} | {thing}共{quantity}',
  timesThing: '{number} × {thing} | {number}{thing} | {number}份{thing}',
  thingTimes: '{thing} × {number} | {thing}共{number}',
  thingAndThing: '{thing}和{thing} | {thing}及{thing} | {thing}與{thing} | {thing}以及{thing}',
  thingThingAndThing:
    '{thing}、{thing}和{thing} | {thing}、{thing}及{thing} | {thing}、{thing}與{thing}',
  thingIncluding:
    '{thing}，含{thing} | {thing}含{thing} | {thing}，包括{thing} | {thing}包括{thing} | {thing}，包含{thing} | {thing}包含{thing}',
  thingWithout:
    '{thing}，不含{thing} | {thing}不含{thing} | {thing}，不包括{thing} | {thing}不包括{thing}',
  including: '包括{thing} | 包含{thing}',
  depositForThing:
    '訂金：{thing} | {thing}訂金 | {thing}預付款 | {thing}定金 | {thing}的預付款 | {thing}的訂金',
  thingOnSite: '{thing}，現場進行 | 現場{thing} | 到府{thing} | {thing}現場進行',
  thingAsAgreed: '{thing}，依約定 | {thing}依約定 | 依約定的{thing} | {thing}，如約定',
  thingByInvoice:
    '{thing}，發票號碼{id} | 依發票{id}的{thing} | {thing}依發票{id} | {thing}，依發票{id}',
  thingByQuote:
    '{thing}，報價單號{id} | 依報價單{id}的{thing} | {thing}依報價單{id} | {thing}，依報價單{id}',
  thingByOrder:
    '{thing}，採購單號{id} | 依採購單{id}的{thing} | {thing}依採購單{id} | {thing}，依訂單{id} | {thing}依訂單{id}',
  flatRateForThing: '固定價格：{thing} | {thing}的固定價格 | {thing}的統包價',
  thingFlatRate: '{thing}，固定價格 | {thing}固定價格 | {thing}統包 | {thing}一口價',
  thingUpTo: '{thing}，最多{quantity} | {thing}最多{quantity} | {thing}不超過{quantity}',
  quantityAtMoney:
    '{quantity}，單價{money} | {quantity} × {money} | {quantity}單價{money} | {quantity}每單位{money}',
  quantityIncluded: '已含{quantity} | 含{quantity} | 內含{quantity}',
}
