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
    '{thing}，为{name}提供 | 为{name}提供的{thing} | {thing}，客户：{name} | 为{name}提供{thing}',
  thingForProject:
    '{thing}，项目：{name} | {name}项目的{thing} | {thing}，用于{name}项目 | {name}项目{thing}',
  quantityOfThing: '{quantity}{thing} | {quantity}的{thing}',
  thingQuantity: '{thing}{quantity} | {thing}共{quantity}',
  timesThing: '{number} × {thing} | {number}{thing} | {number}份{thing}',
  thingTimes: '{thing} × {number} | {thing}共{number}',
  thingAndThing: '{thing}和{thing} | {thing}及{thing} | {thing}与{thing} | {thing}以及{thing}',
  thingThingAndThing:
    '{thing}、{thing}和{thing} | {thing}、{thing}及{thing} | {thing}、{thing}与{thing}',
  thingIncluding:
    '{thing}，含{thing} | {thing}含{thing} | {thing}，包括{thing} | {thing}包括{thing} | {thing}，包含{thing} | {thing}包含{thing}',
  thingWithout:
    '{thing}，不含{thing} | {thing}不含{thing} | {thing}，不包括{thing} | {thing}不包括{thing}',
  including: '包括{thing} | 包含{thing}',
  depositForThing:
    '定金：{thing} | {thing}定金 | {thing}预付款 | {thing}订金 | {thing}的预付款 | {thing}的定金',
  thingOnSite: '{thing}，现场进行 | 现场{thing} | 上门{thing} | {thing}现场进行',
  thingAsAgreed: '{thing}，按约定 | {thing}按约定 | 按约定的{thing} | {thing}，如商定',
  thingByInvoice:
    '{thing}，发票号码{id} | 按发票{id}的{thing} | {thing}根据发票{id} | {thing}，根据发票{id} | {thing}，依据发票{id}',
  thingByQuote:
    '{thing}，报价单号{id} | 按报价单{id}的{thing} | {thing}根据报价单{id} | {thing}，根据报价单{id} | {thing}，依据报价单{id}',
  thingByOrder:
    '{thing}，订单编号{id} | 按订单{id}的{thing} | {thing}根据订单{id} | {thing}，根据订单{id} | {thing}，依据订单{id}',
  flatRateForThing: '包干价：{thing} | {thing}的固定价格 | {thing}的包干价',
  thingFlatRate:
    '{thing}，固定价格 | {thing}固定价格 | {thing}包干 | {thing}一口价 | {thing}包干价',
  thingUpTo: '{thing}，最多{quantity} | {thing}最多{quantity} | {thing}不超过{quantity}',
  quantityAtMoney:
    '{quantity}，单价{money} | {quantity} × {money} | {quantity}单价{money} | {quantity}每单位{money}',
  quantityIncluded: '已含{quantity} | 含{quantity} | 内含{quantity}',
}
