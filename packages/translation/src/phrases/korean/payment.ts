import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    '대금은 {days}일 이내 지급 조건입니다 | {days}일 이내에 지급해 주시기 바랍니다 | {days}일 이내에 결제해 주시기 바랍니다 | 지급기한: {days}일 이내 | {days}일 이내 지급 | {days}일 이내에 입금해 주시기 바랍니다 | 결제 기한: {days}일',
  payWithinDaysOfInvoice:
    '청구일로부터 {days}일 이내에 지급해 주시기 바랍니다 | 대금은 청구일로부터 {days}일 이내 지급 조건입니다 | 청구서 발행일로부터 {days}일 이내 지급 | 청구일로부터 {days}일 이내 지급 | 청구서 발행일로부터 {days}일 이내에 결제해 주시기 바랍니다',
  payWithinDaysOfReceipt:
    '청구서 수령 후 {days}일 이내에 지급해 주시기 바랍니다 | 청구서 수령 후 {days}일 이내 지급 | 수령 후 {days}일 이내에 지급해 주시기 바랍니다 | 대금은 수령 후 {days}일 이내 지급 조건입니다',
  payWithoutDeduction:
    '{days}일 이내에 공제 없이 전액 지급해 주시기 바랍니다 | {days}일 이내 공제 없이 지급 | {days}일 이내 전액 지급',
  payByDate:
    '지급기한: {date} | {date} 까지 지급해 주시기 바랍니다 | {date} 까지 입금해 주시기 바랍니다 | 입금 기한: {date} | 결제 기한: {date} | 지급 기한: {date} | 결제 마감일: {date} | {date} 까지 결제해 주시기 바랍니다',
  payMoneyByDate:
    '입금하실 금액: {money}, 입금 기한: {date} | 지급 금액: {money}, 지급기한: {date} | 청구 금액 {money}, 지급기한 {date}',
  payOnReceipt:
    '대금은 수령 즉시 지급 조건입니다 | 수령 즉시 지급 | 청구서 수령 즉시 지급해 주시기 바랍니다 | 수령 즉시 결제 | 청구서 수령 시 지급',
  payWithoutDeductionNow:
    '즉시 공제 없이 전액 지급해 주시기 바랍니다 | 즉시 지급 | 즉시 전액 지급 | 즉시 결제해 주시기 바랍니다',
  payInAdvance: '선불 | 선불 결제 | 선결제 | 선입금 조건 | 대금은 선불 조건입니다 | 선입금 후 진행',
  payOnDelivery: '납품 시 지급 | 물품 인도 시 지급 | 착불 | 납품 시 결제 | 인도 시 결제',
  payInInstalments:
    '분할 납부가 가능합니다 | 분할 결제가 가능합니다 | 할부 결제 가능 | 분할 납부 가능',
  payTransfer:
    '계좌이체로 지급해 주시기 바랍니다 | 계좌 이체로 결제해 주시기 바랍니다 | 결제 방법: 계좌이체 | 계좌이체 결제 | 은행 송금으로 지급해 주시기 바랍니다',
  bankTransfer: '계좌이체 | 계좌 이체 | 은행 송금 | 무통장 입금 | 송금',
  payToAccountBelow:
    '아래 계좌로 입금해 주시기 바랍니다 | 아래 계좌로 송금해 주시기 바랍니다 | 대금을 아래 계좌로 입금해 주시기 바랍니다 | 아래의 계좌로 입금해 주세요 | 하기 계좌로 입금해 주시기 바랍니다 | 청구 금액을 아래 계좌로 입금해 주시기 바랍니다',
  quoteInvoiceNumber:
    '입금 시 청구서 번호를 기재해 주시기 바랍니다 | 청구서 번호를 기재해 주시기 바랍니다 | 송금 시 청구서 번호를 기재해 주세요 | 결제 시 청구서 번호를 명시해 주시기 바랍니다 | 입금 시 청구서 번호를 적어 주세요',
  quoteReference:
    '입금 시 참조 번호를 기재해 주시기 바랍니다: {id} | 입금 참조 번호: {id} | 참조 번호: {id} | 결제 참조: {id}',
  payByCard: '신용카드 결제 | 카드 결제 | 신용 카드 결제',
  creditCard: '신용카드 | 신용 카드 | 신용카드로',
  payCash: '현금 결제 | 현금 지급',
  cash: '현금 | 현금으로',
  payByCheck: '수표 결제 | 수표 지급',
  check: '수표 | 수표로',
  payByDirectDebit:
    '대금은 자동이체로 출금됩니다 | 대금이 고객님 계좌에서 자동이체됩니다 | 대금은 자동이체로 청구됩니다 | 대금은 고객님 계좌에서 출금됩니다',
  directDebit: '자동이체 | 자동 이체 | 계좌 자동이체',
  payOnline: '온라인 결제 | 온라인으로 결제하실 수 있습니다 | 온라인 결제 가능 | 인터넷 결제',
  paidWithThanks:
    '입금이 확인되었습니다, 감사합니다 | 대금을 수령하였습니다, 감사합니다 | 결제 완료, 감사합니다 | 입금해 주셔서 감사합니다',
  alreadyPaid:
    '지급 완료 | 결제 완료 | 이 청구서는 결제가 완료되었습니다 | 본 청구서는 이미 지급되었습니다 | 이미 지급됨 | 완납 | 전액 지급 완료 | 입금 완료',
  paidOnDate:
    '지급일: {date} | 결제일: {date} | 입금일: {date} | {date} 지급 완료 | {date} 입금 완료',
  noPaymentNeeded:
    '지급하실 금액이 없습니다 | 결제 불필요 | 별도의 지급이 필요하지 않습니다 | 납부할 금액 없음',
  openAmount:
    '미지급 금액: {money} | 미수금: {money} | 미납 금액: {money} | 미결제 잔액: {money} | 잔액: {money}',
  depositReceived:
    '수령한 선금: {money} | 선금 {money} 수령 | 계약금 {money} 수령 | 수령한 계약금: {money}',
  depositOnOrder:
    '주문 시 선금 {percent} | 주문 시 {percent} 선지급 | 계약 시 {percent} | 주문 시 {percent} | 주문 시 계약금 {percent} | 계약 시 선금 {percent}',
  depositRequired:
    '선금 {percent} 필요 | 계약금 {percent} 필요 | {percent} 선금이 필요합니다 | 선금 {percent} | {percent} 선지급 | 선급금 {percent} 필요',
  depositBeforeWork:
    '작업 시작 전 선금 {percent} 필요 | 착수 전 선금 {percent} | 작업 시작 전 {percent} 선지급 | 착수 시 {percent} | 작업 시작 전 {percent}',
  restOnDelivery:
    '납품 시 {percent} | 납품 시 잔금 {percent} | 잔금 {percent} 납품 시 지급 | 인도 시 {percent}',
  restOnCompletion:
    '완료 시 {percent} | 완료 시 잔금 {percent} | 잔금 {percent} 완료 시 지급 | 준공 시 {percent} | 작업 완료 시 {percent} | 완료 후 {percent}',
  balanceOnCompletion:
    '잔금은 완료 시 지급해 주시기 바랍니다 | 잔금 완료 시 지급 | 작업 완료 시 잔금 지급 | 잔액은 완료 시 지급 | 잔금은 작업 완료 시 지급해 주시기 바랍니다',
  balanceOnDelivery:
    '잔금은 납품 시 지급해 주시기 바랍니다 | 잔금 납품 시 지급 | 납품 시 잔금 지급 | 잔액은 납품 시 지급',
  earlyPaymentDiscount:
    '{days}일 이내 결제 시 {percent} 할인 | {days}일 이내 지급 시 {percent} 할인 | {days}일 이내 입금 시 {percent} 할인 | {days}일 이내 조기 결제 시 {percent} 할인',
  noEarlyPaymentDiscount: '조기 결제 할인 없음 | 조기 지급 할인은 없습니다 | 현금 할인 없음',
  bankChargesBySender:
    '은행 수수료는 지급인 부담입니다 | 은행 수수료는 고객 부담입니다 | 송금 수수료는 송금인 부담입니다 | 모든 은행 수수료는 고객 부담입니다 | 이체 수수료는 고객 부담입니다',
  accountHolder: '예금주: {name} | 계좌 명의: {name} | 예금주명: {name}',
  accountNumber: '계좌번호: {id} | 계좌 번호: {id} | 계좌: {id}',
  bankName: '은행: {name} | 은행명: {name} | 거래 은행: {name}',
  bankDetailsChanged:
    '입금 계좌가 변경되었습니다 | 변경된 계좌 정보를 확인해 주시기 바랍니다 | 당사 계좌 정보가 변경되었습니다 | 새 계좌 정보를 확인해 주시기 바랍니다',
  bankDetails: '입금 정보 | 계좌 정보 | 은행 정보 | 입금 계좌 | 결제 정보',
  bankDetailsBelow:
    '입금 계좌는 아래와 같습니다 | 계좌 정보는 아래와 같습니다 | 당사 계좌 정보는 다음과 같습니다 | 입금 계좌는 다음과 같습니다',

  lateInterest:
    '연체 시 연 {percent} 이자가 부과됩니다 | 연체 이자: 연 {percent} | 연체 금액에는 연 {percent} 이자가 부과됩니다 | 지급 지연 시 연 {percent} 지연이자가 부과됩니다',
  lateInterestPerMonth:
    '연체 시 월 {percent} 이자가 부과됩니다 | 연체 이자: 월 {percent} | 연체 금액에는 월 {percent} 이자가 부과됩니다 | 지급 지연 시 월 {percent} 지연이자가 부과됩니다 | 월 {percent} 연체료가 부과됩니다',
  lateFee:
    '연체료: {money} | 연체 시 연체료 {money} 부과 | 연체료 {money} 부과 | 독촉 수수료: {money}',
  statutoryInterest:
    '연체 시 법정 이자가 부과됩니다 | 지급 지연 시 법정 지연이자가 부과됩니다 | 연체 금액에는 법정 이자가 적용됩니다',
  recoveryCosts:
    '지급 지연 시 추심 비용: {money} | 연체 시 추심 비용 {money} 부과 | 지급 지연 시 추심 비용 보상금: {money}',
  workStopsOnLatePayment:
    '지급이 지연될 경우 작업이 중단될 수 있습니다 | 대금 지급이 지연되면 작업이 중단될 수 있습니다 | 연체 시 작업이 중단될 수 있습니다',
  paymentReminder: '지급 안내 | 결제 알림 | 납부 독촉 | 독촉장 | 결제 안내 | 알림',
  ignoreIfPaid:
    '이미 지급하셨다면 이 안내를 무시해 주시기 바랍니다 | 이미 결제하셨다면 본 안내를 무시해 주세요 | 이미 납부하셨다면 이 알림을 무시해 주시기 바랍니다 | 이미 입금하셨다면 이 안내를 무시해 주시기 바랍니다',
  ownershipUntilPaid:
    '대금이 완납될 때까지 물품의 소유권은 당사에 있습니다 | 대금 완납 시까지 물품의 소유권은 당사에 있습니다 | 소유권은 대금 완납 시 이전됩니다 | 전액 지급 전까지 물품의 소유권은 당사에 있습니다',
  rightsAfterPayment:
    '사용권은 대금 완납 시 이전됩니다 | 사용 권한은 전액 지급 후 이전됩니다 | 모든 권리는 대금 완납 시 이전됩니다 | 저작물 사용권은 대금 완납 시 이전됩니다',
}
