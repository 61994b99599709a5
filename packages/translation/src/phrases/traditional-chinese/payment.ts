import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    '款項應於{days}天內付清 | 請於{days}天內付款 | {days}天內付款 | 付款期限：{days}天 | 請在{days}天內付款 | {days}日內付款 | 付款期限為{days}天',
  payWithinDaysOfInvoice:
    '款項應於發票日起{days}天內付清 | 請於發票日期後{days}天內付款 | 自發票日起{days}天內付款 | 開立發票後{days}天內付款 | 發票日期後{days}天內付款',
  payWithinDaysOfReceipt:
    '款項應於收到發票後{days}天內付清 | 請於收到發票後{days}天內付款 | 收到發票後{days}天內付款 | 收到後{days}天內付款',
  payWithoutDeduction: '{days}天內全額付款，不得扣減 | {days}天內付淨額 | {days}天內全額付款',
  payByDate:
    '請於{date}前付款 | 付款期限：{date} | 付款截止日：{date} | 請在{date}之前付款 | 款項應於{date}前付清 | 請於{date}前匯款 | 請在{date}前付款 | 到期日：{date}',
  payMoneyByDate:
    '請於{date}前匯款{money} | 請於{date}前支付{money} | 請在{date}前支付{money} | {money}應於{date}前付清',
  payOnReceipt: '款項應於收到後立即付清 | 收到即付 | 見票即付 | 收到發票後付款 | 收到發票即付款',
  payWithoutDeductionNow: '應立即全額付款，不得扣減 | 立即全額付款 | 立即付款 | 即期付款，不得扣減',
  payInAdvance: '預先付款 | 款到發貨 | 需預付款 | 先付款 | 須事先付款 | 款到出貨',
  payOnDelivery: '貨到付款 | 交貨時付款 | 送貨時付款',
  payInInstalments: '可分期付款 | 接受分期付款 | 可以分期付款',
  payTransfer: '請以銀行轉帳付款 | 銀行轉帳付款 | 請以匯款方式付款 | 付款方式：銀行轉帳 | 匯款付款',
  bankTransfer: '銀行轉帳 | 匯款 | 電匯 | 銀行匯款 | 轉帳',
  payToAccountBelow:
    '請將款項匯至以下帳戶 | 請將款項匯入以下帳戶 | 請將款項匯入以下銀行帳戶 | 請將發票金額匯至以下帳戶 | 請付款至以下帳戶 | 請將款項匯至下列帳戶',
  quoteInvoiceNumber:
    '付款時請註明發票號碼 | 請註明發票號碼 | 匯款時請註明發票號碼 | 請於付款備註填寫發票號碼 | 轉帳時請註明發票號碼',
  quoteReference:
    '付款時請註明{id} | 付款備註：{id} | 付款參考號：{id} | 請註明參考號{id} | 匯款時請註明{id}',
  payByCard: '信用卡付款 | 刷卡付款 | 信用卡支付',
  creditCard: '信用卡 | 刷卡',
  payCash: '現金付款 | 現金支付 | 付現',
  cash: '現金',
  payByCheck: '支票付款 | 支票支付',
  check: '支票',
  payByDirectDebit:
    '款項將以自動扣款方式收取 | 款項將從您的帳戶扣除 | 款項將自貴公司帳戶扣款 | 我們將以自動扣款收取款項',
  directDebit: '自動扣款 | 銀行扣款 | 直接扣款 | 帳戶扣款',
  payOnline: '線上付款 | 網路付款 | 您可以線上付款 | 線上支付',
  paidWithThanks: '款項已收訖，謝謝 | 已付款，謝謝 | 已收到款項，謝謝 | 已收到付款，謝謝',
  alreadyPaid:
    '已付清 | 已付款 | 本發票已付清 | 此發票已付清 | 款項已付清 | 已全額付清 | 本發票已付款',
  paidOnDate:
    '付款日期：{date} | 已於{date}付款 | 於{date}付清 | 收款日期：{date} | 已於{date}收到付款',
  noPaymentNeeded: '無需付款 | 無須付款 | 無應付款項',
  openAmount: '未付金額：{money} | 未付餘額：{money} | 未結金額：{money} | 尚欠金額：{money}',
  depositReceived:
    '已收訂金：{money} | 已收到訂金{money} | 已收預付款：{money} | 已收到預付款{money} | 我們已收到訂金{money}',
  depositOnOrder:
    '下單時付{percent}訂金 | 下單時預付{percent} | 訂購時付{percent}訂金 | 下單付{percent} | 下單時支付{percent}',
  depositRequired:
    '需支付{percent}訂金 | 需預付{percent} | 須支付{percent}預付款 | 預付{percent} | {percent}預付款 | {percent}訂金',
  depositBeforeWork:
    '開工前需支付{percent}訂金 | 開工前預付{percent} | 開工前付{percent} | 開始工作前需支付{percent}訂金 | 開工前支付{percent}預付款',
  restOnDelivery:
    '交貨時付{percent} | 交貨時支付{percent} | 餘款{percent}交貨時付清 | 其餘{percent}交貨時支付',
  restOnCompletion:
    '完工時付{percent} | 完工後支付{percent} | 餘款{percent}完工時付清 | 其餘{percent}完工時支付 | 完工後付{percent} | 驗收後付{percent}',
  balanceOnCompletion:
    '餘款於完工時付清 | 餘款完工時支付 | 尾款於完工後支付 | 完工後付清餘款 | 尾款完工時付清',
  balanceOnDelivery: '餘款於交貨時付清 | 餘款交貨時支付 | 尾款於交貨時支付 | 交貨時付清餘款',
  earlyPaymentDiscount:
    '{days}天內付款可享{percent}折扣 | {days}天內付款優惠{percent} | {days}天內付款享{percent}折扣 | {days}天內付清可享{percent}現金折扣',
  noEarlyPaymentDiscount: '不提供提前付款折扣 | 無現金折扣 | 提前付款無折扣',
  bankChargesBySender:
    '銀行手續費由付款人負擔 | 所有銀行手續費由客戶負擔 | 銀行費用由付款方負擔 | 銀行費用由客戶負擔 | 匯款手續費由匯款人負擔 | 匯費由付款人負擔',
  accountHolder: '戶名：{name} | 帳戶名稱：{name} | 帳戶持有人：{name} | 受款人：{name}',
  accountNumber: '帳號：{id} | 銀行帳號：{id} | 帳戶：{id}',
  bankName: '銀行：{name} | 銀行名稱：{name} | 匯款銀行：{name}',
  bankDetailsChanged:
    '請注意我們的新銀行帳戶資料 | 我們的銀行帳戶資料已變更 | 請注意，我們的銀行資料已變更 | 本公司銀行帳戶已變更',
  bankDetails: '銀行帳戶資料 | 銀行資料 | 匯款資料 | 付款資訊 | 匯款帳戶 | 我們的銀行帳戶',
  bankDetailsBelow:
    '我們的銀行帳戶資料如下 | 銀行帳戶資料如下 | 匯款帳戶如下 | 請見以下銀行帳戶資料 | 匯款資料如下',

  lateInterest:
    '逾期付款按年利率{percent}計息 | 逾期付款每年加收{percent}利息 | 逾期款項以每年{percent}計息 | 逾期按年利率{percent}收取利息',
  lateInterestPerMonth:
    '逾期付款按月利率{percent}計息 | 逾期付款每月加收{percent}利息 | 逾期款項以每月{percent}計息 | 逾期付款每月收取{percent}滯納金 | 每月收取{percent}滯納金',
  lateFee:
    '逾期付款將收取滯納金{money} | 滯納金：{money} | 逾期將收取{money}滯納金 | 將收取{money}催款費',
  statutoryInterest:
    '逾期付款按法定利率計息 | 逾期付款將收取法定遲延利息 | 逾期付款依法收取遲延利息 | 我們保留對逾期付款收取法定利息的權利',
  recoveryCosts:
    '逾期付款須支付催收費用固定補償{money} | 逾期付款之催收費用補償：{money} | 逾期付款時收取催收費用{money}',
  workStopsOnLatePayment:
    '如逾期付款，我方得暫停工作 | 付款逾期時工作可能暫停 | 若付款逾期，我們可能暫停工作',
  paymentReminder: '付款提醒 | 催款通知 | 提醒 | 繳款提醒',
  ignoreIfPaid:
    '如已付款，請忽略此提醒 | 若您已付款，請忽略本提醒 | 如您已付款，請忽略此通知 | 若已付款，請忽略本通知',
  ownershipUntilPaid:
    '貨款全部付清前，貨品所有權歸我方所有 | 貨款付清之前，貨品所有權歸本公司所有 | 貨款付清前貨品歸我方所有 | 付清全款後所有權移轉',
  rightsAfterPayment:
    '使用權於全額付款後移轉 | 付清全款後移轉使用權 | 全額付款後使用權移轉 | 所有權利於全額付款後移轉',
}
