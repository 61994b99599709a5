import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} {month}分 | {month}分 {thing} | {month}の{thing} | {thing}{month} | {month}度 {thing}',
  thingOnDate:
    '{thing}（{date}） | {date}の{thing} | {date}{thing} | {thing}{date} | {thing}{date}付',
  thingFromTo:
    '{thing}、{date}～{date} | {thing}{date}～{date} | {thing}{date}から{date}まで | {date}から{date}までの{thing} | {thing}、{date}から{date}まで',
  thingFromMonthToMonth:
    '{thing}、{month}～{month} | {thing}{month}～{month} | {thing}{month}から{month}まで | {month}から{month}までの{thing} | {month}～{month}分 {thing}',
  thingForName:
    '{thing}、{name}様向け | {name}様向け{thing} | {name}様 {thing} | {name}向け{thing} | {name}様の{thing}',
  thingForProject:
    '{thing}、{name}プロジェクト向け | {name}プロジェクトの{thing} | {name}プロジェクト {thing} | {name}プロジェクト向け{thing}',
  quantityOfThing: '{quantity}の{thing} | {quantity}分の{thing}',
  thingQuantity: '{thing}{quantity} | {thing}：{quantity}',
  timesThing: '{number} × {thing} | {number}{thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing:
    '{thing}と{thing} | {thing}および{thing} | {thing}及び{thing} | {thing}ならびに{thing}',
  thingThingAndThing:
    '{thing}、{thing}および{thing} | {thing}、{thing}と{thing} | {thing}、{thing}、および{thing} | {thing}、{thing}及び{thing}',
  thingIncluding: '{thing}、{thing}込み | {thing}、{thing}を含む | {thing}、{thing}付き',
  thingWithout: '{thing}、{thing}を除く | {thing}、{thing}別 | {thing}、{thing}なし',
  including: '{thing}込み | {thing}を含む | {thing}付き',
  depositForThing:
    '前払金：{thing} | {thing}の前払金 | {thing}の着手金 | {thing}の手付金 | {thing}の前金 | {thing}前払金 | {thing}着手金',
  thingOnSite:
    '{thing}、現地対応 | 現地での{thing} | 現地{thing} | お客様先での{thing} | 出張{thing}',
  thingAsAgreed:
    '{thing}、お打ち合わせどおり | お打ち合わせに基づく{thing} | 合意に基づく{thing} | {thing}お打ち合わせ通り',
  thingByInvoice:
    '{thing}、請求書番号{id} | 請求書{id}に基づく{thing} | {thing}請求書{id}による | 請求書{id}による{thing}',
  thingByQuote:
    '{thing}、見積番号{id} | 見積書{id}に基づく{thing} | {thing}見積書{id}による | 見積書{id}による{thing}',
  thingByOrder:
    '{thing}、発注番号{id} | 発注書{id}に基づく{thing} | {thing}注文書{id}による | 注文書{id}による{thing} | 発注書{id}による{thing}',
  flatRateForThing:
    '定額料金：{thing} | {thing}の定額料金 | {thing}の一括料金 | {thing}の固定料金 | {thing}の定額',
  thingFlatRate: '{thing}一式 | {thing}、定額 | {thing}定額 | {thing}固定料金',
  thingUpTo:
    '{thing}、{quantity}まで | {thing}{quantity}まで | {thing}最大{quantity} | {thing}、最大{quantity}',
  quantityAtMoney:
    '{quantity}、単価{money} | {quantity} × {money} | {quantity}単価{money} | {quantity}あたり{money}',
  quantityIncluded: '{quantity}分込み | {quantity}分を含む | {quantity}分付き',
}
