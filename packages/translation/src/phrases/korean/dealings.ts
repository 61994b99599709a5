import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    '{days}일 이내 납품 | 납기: {days}일 | 배송 기간: {days}일 | {days}일 이내 배송 | 납기: {days}일 이내',
  deliveryWithinWorkingDays:
    '{days}영업일 이내 납품 | 납기: {days}영업일 | 배송 기간: {days}영업일 | {days}영업일 이내 배송 | {days} 영업일 이내 납품',
  deliveryWithinWeeks:
    '{number}주 이내 납품 | 납기: {number}주 | 배송 기간: {number}주 | {number}주 이내 배송',
  deliverByDate:
    '납품 기한: {date} | {date} 까지 납품 | {date} 까지 납품해 주시기 바랍니다 | 납기일: {date} | 납기: {date}',
  deliveredOnDate:
    '납품일: {date} | {date} 납품 | {date} 납품 완료 | 배송일: {date} | 인도일: {date}',
  serviceDate:
    '용역 제공일: {date} | 서비스 제공일: {date} | 작업일: {date} | {date} 제공한 서비스',
  servicePeriod:
    '용역 제공 기간: {date} ~ {date} | 서비스 기간: {date} ~ {date} | 서비스 제공 기간: {date} ~ {date} | 작업 기간: {date} ~ {date}',
  servicePeriodMonth:
    '용역 제공 기간: {month} | 서비스 기간: {month} | 기간: {month} | 청구 기간: {month} | {month} 제공 서비스 | 대상 기간: {month}',
  billingPeriod:
    '청구 기간: {date} ~ {date} | 기간: {date} ~ {date} | 청구 대상 기간: {date} ~ {date} | 정산 기간: {date} ~ {date}',
  datesMatchInvoice:
    '용역 제공일은 청구일과 같습니다 | 서비스 제공일은 청구일과 동일합니다 | 납품일은 청구일과 동일합니다 | 공급일은 청구일과 동일합니다',
  freeDelivery: '무료 배송 | 배송비 무료 | 배송 무료 | 무료배송',
  plusShipping: '배송비 별도 | 운송비 별도 | 배송비 미포함 | 배송비는 별도입니다',
  partialDelivery: '분할 납품 | 부분 납품 | 분할 납품 가능 | 부분 배송',
  pickUp: '고객 직접 수령 | 직접 수령 | 방문 수령 | 고객 방문 수령',
  deliveryByCourier: '택배 배송 | 택배로 배송 | 택배 발송 | 택배로 발송 | 퀵으로 배송',
  deliveryByMail: '우편 발송 | 우편 배송 | 우편으로 발송 | 우편으로',
  deliveryByEmail: '이메일 발송 | 이메일로 전달 | 이메일로 발송 | 이메일 납품 | 이메일로',
  deliveryToAddress:
    '위 주소로 배송해 주시기 바랍니다 | 위 주소로 납품해 주시기 바랍니다 | 상기 주소로 배송해 주시기 바랍니다 | 위 주소로 배송',
  callBeforeDelivery:
    '배송 전에 전화해 주시기 바랍니다 | 배송 전 연락 부탁드립니다 | 납품 전에 전화 주세요 | 배송 전 전화 요망',
  deliverToReception:
    '안내 데스크에 전달해 주시기 바랍니다 | 안내 데스크로 배송해 주시기 바랍니다 | 프런트에 전달해 주세요 | 리셉션에 전달해 주시기 바랍니다',
  handleWithCare: '취급 주의 | 파손 주의 | 깨지기 쉬움 | 파손주의 | 취급주의',
  checkGoods:
    '수령 시 물품을 확인해 주시기 바랍니다 | 물품 수령 시 확인 바랍니다 | 납품 시 물품을 확인해 주시기 바랍니다 | 수령 즉시 물품을 확인해 주시기 바랍니다',
  reportDefects:
    '하자는 {days}일 이내에 알려 주시기 바랍니다 | 하자 발생 시 {days}일 이내에 통보해 주시기 바랍니다 | 하자는 {days}일 이내에 통지해야 합니다',
  receivedInGoodOrder:
    '물품을 이상 없이 수령하였습니다 | 이상 없이 수령함 | 상기 물품을 정히 수령함 | 물품을 양호한 상태로 수령하였습니다',
  confirmOrder:
    '이 주문을 확인해 주시기 바랍니다 | 주문을 확인해 주시기 바랍니다 | 발주 확인 부탁드립니다 | 주문 확인서를 보내 주시기 바랍니다 | 발주서 수령을 확인해 주시기 바랍니다',
  quoteOrderNumber:
    '청구서에 발주 번호를 기재해 주시기 바랍니다 | 모든 서류에 발주 번호를 기재해 주시기 바랍니다 | 청구서에 주문 번호를 기재해 주시기 바랍니다 | 모든 문서에 당사 발주 번호를 기재해 주시기 바랍니다',
  orderAsOffered:
    '아래와 같이 발주합니다 | 다음과 같이 주문합니다 | 아래와 같이 주문합니다 | 다음과 같이 발주합니다 | 아래 물품을 공급해 주시기 바랍니다',

  orderReference: '발주서 {id} | 발주 번호: {id} | 주문 번호: {id} | 주문 {id} | 주문서 {id}',
  yourOrder: '귀사 주문 {id} | 귀사 발주서 {id} | 고객님 주문 번호: {id} | 귀사 주문 번호: {id}',
  orderOfDate: '{date} 자 주문 | 주문일: {date} | 발주일: {date} | {date} 주문',
  yourOrderOfDate: '{date} 자 귀사 주문 | 귀사 주문일: {date} | 고객님 주문일: {date}',
  invoiceReference: '청구서 {id} | 청구서 번호: {id} | 청구 번호: {id}',
  invoiceOfDate:
    '청구서 {id}, 청구일 {date} | {date} 자 청구서 {id} | 청구서 번호 {id}, 발행일 {date}',
  quoteNumber: '견적서 {id} | 견적 번호: {id} | 견적 {id} | 견적서 번호: {id}',
  ourQuote: '당사 견적서 {id} | 당사 견적 {id} | 당사 견적 번호: {id}',
  yourQuote: '귀사 견적서 {id} | 귀사 견적 {id} | 귀사 견적 번호: {id}',
  contractReference: '계약서 {id} | 계약 번호: {id} | 계약 {id} | 계약서 {id} 기준',
  projectReference: '프로젝트: {name} | 프로젝트명: {name} | {name} 프로젝트',
  customerNumber: '고객 번호: {id} | 고객번호: {id} | 귀하의 고객 번호: {id}',
  asDiscussedWith: '{name} 님과 협의한 대로 | {name} 님과 논의한 대로 | {name} 님과 합의한 대로',
  contactPerson: '담당자: {name} | 담당: {name} | 연락처: {name} | 문의처: {name} | 담당자 {name}',
  attention: '{name} 님 앞 | 수신: {name} | {name} 귀하 | {name} 귀중 | 참조: {name}',

  thanks: '감사합니다 | 대단히 감사합니다 | 고맙습니다 | 정말 감사합니다',
  thanksBusiness:
    '거래해 주셔서 감사합니다 | 이용해 주셔서 감사합니다 | 저희를 이용해 주셔서 감사합니다 | 거래에 감사드립니다',
  thanksOrder:
    '주문해 주셔서 감사합니다 | 주문 감사합니다 | 발주해 주셔서 감사합니다 | 주문에 감사드립니다',
  thanksTrust:
    '믿고 맡겨 주셔서 감사합니다 | 신뢰해 주셔서 감사합니다 | 저희를 믿어 주셔서 감사합니다',
  thanksInquiry: '문의해 주셔서 감사합니다 | 문의 감사합니다 | 견적 문의 감사합니다',
  thanksCooperation:
    '협력해 주셔서 감사합니다 | 협조해 주셔서 감사합니다 | 함께 일하게 되어 기뻤습니다 | 협조에 감사드립니다',
  thanksPayment:
    '결제해 주셔서 감사합니다 | 지급해 주셔서 감사합니다 | 빠른 결제에 감사드립니다 | 신속한 입금에 감사드립니다',
  thanksVisit: '방문해 주셔서 감사합니다 | 방문에 감사드립니다 | 찾아 주셔서 감사합니다',
  thanksUnderstanding:
    '양해해 주셔서 감사합니다 | 이해해 주셔서 감사합니다 | 양해 부탁드립니다 | 양해에 감사드립니다',
  lookForwardWork:
    '함께 일하게 되기를 기대합니다 | 함께 일할 수 있기를 기대합니다 | 앞으로의 협력을 기대합니다',
  lookForwardOrder:
    '주문을 기다리겠습니다 | 귀사의 주문을 기다리겠습니다 | 주문을 기대하고 있겠습니다',
  lookForwardReply:
    '답변을 기다리겠습니다 | 회신을 기다리겠습니다 | 연락을 기다리겠습니다 | 회신 부탁드립니다 | 답장을 기다리겠습니다',
  questionsContact:
    '문의 사항이 있으시면 연락해 주시기 바랍니다 | 궁금한 점이 있으시면 연락 주시기 바랍니다 | 문의 사항이 있으시면 언제든지 연락해 주세요 | 궁금한 사항은 문의해 주시기 바랍니다 | 질문이 있으시면 연락해 주시기 바랍니다 | 이 청구서에 대해 궁금한 점이 있으시면 연락해 주시기 바랍니다 | 문의사항이 있으시면 연락 주시기 바랍니다',
  questionsContactAt:
    '문의: {id} | 문의처: {id} | 문의 사항이 있으시면 연락해 주시기 바랍니다: {id} | 문의 사항: {id}',
  bestRegards: '감사의 마음을 담아 | 안녕히 계십시오 | 올림 | 드림 | 배상',
  dearSirOrMadam: '담당자님께 | 관계자 귀하 | 관계자 제위 | 담당자 귀하',
  dearCustomer: '고객님께 | 존경하는 고객님 | 소중한 고객님께 | 고객님 귀하',
  dearName:
    '{name} 님께 | {name} 님 | 안녕하세요 {name} 님 | 안녕하십니까 {name} 님 | 친애하는 {name} 님',
  hello: '안녕하세요 | 안녕하십니까 | 좋은 아침입니다',
  invoiceForServices:
    '제공한 용역에 대해 아래와 같이 청구합니다 | 아래와 같이 청구합니다 | 다음과 같이 청구합니다 | 제공한 서비스에 대해 다음과 같이 청구합니다',
  offerAsFollows:
    '아래와 같이 견적을 제출합니다 | 다음과 같이 견적합니다 | 아래와 같이 견적드립니다 | 요청하신 견적은 다음과 같습니다 | 아래와 같이 견적합니다',
  happyHolidays:
    '즐거운 명절 보내세요 | 행복한 연말연시 보내세요 | 즐거운 연휴 보내시기 바랍니다 | 즐거운 휴일 보내세요',
  happyNewYear: '새해 복 많이 받으세요 | 새해 복 많이 받으십시오',

  quoteValidUntil:
    '견적 유효기한: {date} | 본 견적서는 {date} 까지 유효합니다 | 견적서 유효기한: {date} | 이 견적은 {date} 까지 유효합니다 | 견적 유효 기간: {date} 까지',
  validUntil: '유효기한: {date} | {date} 까지 유효 | 유효 기한: {date} | {date} 까지 유효합니다',
  quoteValidForDays:
    '본 견적서는 {days}일간 유효합니다 | 견적 유효기간: {days}일 | 이 견적은 {days}일간 유효합니다 | 견적 유효 기간: {days}일',
  validForDays:
    '{days}일간 유효 | 유효기간: {days}일 | 유효 기간: {days}일 | {days}일간 유효합니다',
  nonBinding:
    '본 견적은 구속력이 없습니다 | 본 견적은 변경될 수 있습니다 | 이 견적은 구속력이 없습니다 | 견적 내용은 변경될 수 있습니다',
  acceptBySigning:
    '수락하시려면 견적서에 서명하여 회신해 주시기 바랍니다 | 서명 후 회신해 주시기 바랍니다 | 서명하여 반송해 주시기 바랍니다 | 본 견적서에 서명 후 회신 바랍니다 | 동의하시면 서명 후 회신해 주시기 바랍니다',
  goodForAgreement:
    '내용을 확인하고 동의합니다 | 읽고 동의함 | 동의 및 승인함 | 확인하고 승인합니다',
  orderConfirmed: '주문 확인서 | 주문이 확인되었습니다 | 주문 확인 | 귀사의 주문을 확인합니다',
  startAfterApproval:
    '승인 후 작업을 시작합니다 | 승인 후 착수합니다 | 견적 승인 후 작업을 시작합니다 | 수락 후 작업을 시작합니다',
  startAfterDeposit:
    '선금 입금 후 작업을 시작합니다 | 계약금 입금 후 작업을 시작합니다 | 선금 수령 후 작업을 시작합니다 | 착수금 입금 후 착수합니다',
  startOnDate: '작업 시작일: {date} | 시작일: {date} | 착수일: {date} | 프로젝트 시작일: {date}',
  completionByDate:
    '완료 예정일: {date} | 완료일: {date} | {date} 까지 완료 | 준공 예정일: {date} | 완료 기한: {date}',
  pricesExcludeTax:
    '가격에 부가가치세가 포함되지 않았습니다 | 모든 가격은 부가가치세 별도입니다 | 모든 금액은 부가세 별도입니다 | 세금이 포함되지 않은 가격입니다 | 모든 가격은 부가세 별도입니다 | 가격은 부가세 별도입니다',
  plusTax: '부가가치세 별도 | 부가세 별도 | 세금 별도 | 부가세 미포함 | 부가가치세 미포함',
  pricesIncludeTax:
    '가격에 부가가치세가 포함되어 있습니다 | 모든 가격은 부가가치세 포함입니다 | 세금이 포함된 가격입니다 | 모든 금액은 부가세 포함입니다 | 모든 가격은 부가세 포함입니다',
  includingTax: '부가가치세 포함 | 부가세 포함 | 세금 포함',
  pricesInCurrency: '모든 금액의 통화: {id} | 통화: {id} | 금액 단위: {id} | 표시 통화: {id}',
  revisionsIncluded:
    '수정 {number}회 포함 | {number}회 수정 포함 | 수정 {number}회까지 포함 | 최대 {number}회 수정 포함 | {number}회까지 수정 포함',
  changesCharged:
    '추가 변경은 별도로 청구됩니다 | 추가 작업은 별도로 청구됩니다 | 추가 수정은 별도 비용이 발생합니다 | 추가 작업은 별도 비용이 발생합니다 | 추가 수정은 별도로 청구됩니다',
  billedByTime:
    '실제 투입 시간에 따라 청구합니다 | 작업 시간 기준으로 청구합니다 | 투입 시간 기준 정산 | 실비 정산 | 실제 작업 시간에 따라 청구합니다',
  travelExtra:
    '출장비는 별도로 청구됩니다 | 교통비 별도 | 출장비 별도 | 출장 경비는 별도로 청구됩니다 | 출장 경비 별도',
  ourTermsApply:
    '당사의 거래 약관이 적용됩니다 | 당사 약관이 적용됩니다 | 당사의 일반 거래 조건이 적용됩니다 | 당사 이용 약관이 적용됩니다',
  cancellationTerms:
    '예정일 {days}일 전까지 무료로 취소할 수 있습니다 | {days}일 전까지 무료 취소 가능 | {days}일 전까지 취소 수수료 없음',
  cancellationFee:
    '취소 수수료: {percent} | 취소 시 {percent} 수수료가 부과됩니다 | 취소 위약금: {percent} | 취소 수수료 {percent} 부과',
  depositNotRefundable:
    '선금은 환불되지 않습니다 | 계약금은 환불되지 않습니다 | 선금 환불 불가 | 계약금 환불 불가',
  warrantyMonths:
    '보증 기간: {number}개월 | {number}개월 보증 | 하자 보증: {number}개월 | 무상 보증: {number}개월 | 보증기간: {number}개월',
  warrantyYears:
    '보증 기간: {number}년 | {number}년 보증 | 하자 보증: {number}년 | 무상 보증: {number}년 | 보증기간: {number}년',
  placeOfJurisdiction: '관할 법원: {name} | 관할 법원 소재지: {name} | 관할지: {name}',
  errorsExcepted: '오류 및 누락은 예외로 합니다 | 오기 및 누락 제외 | 오류 및 누락 제외',
  validWithoutSignature:
    '이 문서는 서명 없이 유효합니다 | 본 문서는 전자적으로 작성되어 서명 없이 유효합니다 | 이 청구서는 서명 없이 유효합니다 | 본 문서는 서명 없이도 유효합니다 | 서명 없이 유효',
  confidential: '대외비 | 기밀 | 본 견적서는 대외비입니다 | 비밀 유지 | 극비',
  keepForRecords:
    '이 문서를 보관해 주시기 바랍니다 | 이 청구서를 보관해 주시기 바랍니다 | 본 문서를 증빙용으로 보관해 주시기 바랍니다 | 본 청구서를 보관해 주시기 바랍니다',

  returnedGoods: '반품 | 반품 물품 | 물품 반환 | 반품된 상품',
  damagedGoods: '파손 물품 | 파손 상품 | 운송 중 파손 | 물품 파손 | 배송 중 파손 | 파손품',
  defectiveGoods: '불량품 | 하자 물품 | 제품 불량 | 제품 하자 | 불량 상품',
  wrongGoods: '오배송 | 잘못된 물품 배송 | 오납품 | 잘못된 상품 배송',
  missingGoods: '누락 물품 | 수량 부족 | 미납품 | 물품 누락 | 배송 누락 | 미배송',
  priceCorrection: '가격 정정 | 가격 조정 | 단가 오류 | 가격 오류',
  quantityCorrection: '수량 정정 | 수량 오류 | 잘못된 수량',
  taxCorrection: '세액 정정 | 세율 오류 | 부가가치세 정정 | 세금 정정',
  duplicateInvoice: '중복 청구 | 이중 청구 | 중복 청구서 | 중복 발행',
  invoiceCancelled: '청구서 취소 | 청구 취소 | 청구서 발행 취소',
  cancelsInvoice: '청구서 취소: {id} | 청구서 {id} 취소 | 본 크레딧 노트로 청구서 {id} 취소',
  creditForInvoice:
    '청구서 {id} 감액 | 청구서 {id} 크레딧 노트 | 청구서 {id} 정정 | 크레딧 노트 대상 청구서: {id}',
  orderCancelled: '주문 취소 | 주문 취소됨 | 발주 취소',
  subsequentDiscount: '사후 할인 | 소급 할인 | 추후 할인',
  goodwill: '호의적 감액 | 서비스 차원 감액 | 고객 배려 할인 | 호의 감액',
  overpayment: '초과 지급 | 과오납 | 초과 지급액 환불 | 과납금 환불 | 과납',
  serviceNotRendered: '서비스 미제공 | 용역 미제공 | 미제공 서비스 | 제공되지 않은 서비스',
  lateDelivery: '납품 지연 | 배송 지연 | 지연 납품',
  refundByTransfer:
    '계좌이체 환불 | 계좌이체로 환불해 드립니다 | 고객님 계좌로 환불 | 은행 계좌로 환불',
  refundWithinDays:
    '{days}일 이내에 환불해 드립니다 | {days}일 이내 환불 | {days}일 이내에 환불됩니다',
  refundByOriginalMethod:
    '원래 결제 수단으로 환불 | 기존 결제 수단으로 환불 | 원래 결제 수단으로 환불됩니다',
  setOffNextInvoice:
    '다음 청구서에서 차감됩니다 | 금액은 다음 청구서에서 차감됩니다 | 다음 청구 금액에서 공제됩니다 | 다음 청구서에서 상계됩니다',
  sorryForInconvenience:
    '불편을 드려 죄송합니다 | 불편을 끼쳐 드려 죄송합니다 | 불편을 드린 점 사과드립니다 | 불편을 드려 대단히 죄송합니다',
}
