import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing} ({month}) | {month} {thing} | {thing} {month} | {month} 분 {thing}',
  thingOnDate: '{thing} ({date}) | {date} {thing} | {thing} {date}',
  thingFromTo:
    '{thing}, {date} ~ {date} | {thing} {date} ~ {date} | {date} ~ {date} {thing} | {thing} {date} 부터 {date} 까지',
  thingFromMonthToMonth:
    '{thing}, {month} ~ {month} | {thing} {month} ~ {month} | {month} ~ {month} {thing} | {thing} {month} 부터 {month} 까지',
  thingForName: '{thing}, 대상: {name} | {thing}, 고객사: {name} | {name} 관련 {thing}',
  thingForProject:
    '{thing}, 프로젝트: {name} | {name} 프로젝트 {thing} | {name} 프로젝트용 {thing}',
  quantityOfThing: '{quantity} {thing} | {quantity} 분량의 {thing}',
  thingQuantity: '{thing} {quantity} | {thing} 총 {quantity}',
  timesThing: '{number} × {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} 및 {thing} | {thing} 그리고 {thing}',
  thingThingAndThing: '{thing}, {thing} 및 {thing} | {thing}, {thing} 그리고 {thing}',
  thingIncluding: '{thing}, {thing} 포함',
  thingWithout: '{thing}, {thing} 제외 | {thing}, {thing} 별도 | {thing}, {thing} 미포함',
  including: '{thing} 포함',
  depositForThing:
    '선금: {thing} | {thing} 선금 | {thing} 계약금 | {thing} 착수금 | {thing} 선급금',
  thingOnSite: '{thing}, 현장 작업 | 현장 {thing} | 출장 {thing} | {thing} 현장 작업',
  thingAsAgreed:
    '{thing}, 합의한 대로 | 합의한 {thing} | 협의한 {thing} | {thing}, 협의한 대로 | {thing} 합의한 대로',
  thingByInvoice:
    '{thing}, 청구서 {id} 기준 | 청구서 {id} 기준 {thing} | {thing} 청구서 {id} | {thing}, 청구서 번호 {id}',
  thingByQuote:
    '{thing}, 견적서 {id} 기준 | 견적서 {id} 기준 {thing} | {thing} 견적서 {id} | {thing}, 견적 번호 {id}',
  thingByOrder:
    '{thing}, 발주서 {id} 기준 | 발주서 {id} 기준 {thing} | {thing} 발주서 {id} | {thing}, 발주 번호 {id} | {thing}, 주문 번호 {id}',
  flatRateForThing: '정액 요금: {thing} | {thing} 정액 요금 | {thing} 고정 요금',
  thingFlatRate: '{thing}, 정액 | {thing} 정액 | {thing} 일식 | {thing} 고정 가격',
  thingUpTo: '{thing}, 최대 {quantity} | {thing} 최대 {quantity} | {thing} {quantity} 한도',
  quantityAtMoney:
    '{quantity}, 단가 {money} | {quantity} × {money} | {quantity} 단가 {money} | {quantity} 각 {money}',
  quantityIncluded: '{quantity} 기본 포함 | {quantity} 기본 제공 | {quantity} 무상 포함',
}
