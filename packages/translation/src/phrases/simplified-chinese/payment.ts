import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    '款项应于{days}天内付清 | 请在{days}天内付款 | {days}天内付款 | 付款期限：{days}天 | 请于{days}天内付款 | {days}日内付款 | 账期{days}天 | 付款期限为{days}天',
  payWithinDaysOfInvoice:
    '款项应于开票日起{days}天内付清 | 请在开票日期后{days}天内付款 | 自开票之日起{days}天内付款 | 开票后{days}天内付款 | 发票日期后{days}天内付款',
  payWithinDaysOfReceipt:
    '款项应于收到发票后{days}天内付清 | 请在收到发票后{days}天内付款 | 收到发票后{days}天内付款 | 收到后{days}天内付款 | 自收到发票之日起{days}天内付款',
  payWithoutDeduction:
    '{days}天内全额付款，不得扣减 | {days}天内无扣减付款 | {days}天内付净额 | {days}天内全额付款',
  payByDate:
    '请于{date}前付款 | 付款期限：{date} | 付款截止日期：{date} | 请在{date}之前付款 | 款项应于{date}前付清 | 请于{date}前将款项汇出 | 请在{date}前付款 | 到期日：{date}',
  payMoneyByDate:
    '请于{date}前汇款{money} | 请在{date}前支付{money} | 请于{date}前支付{money} | {money}应于{date}前付清',
  payOnReceipt:
    '款项应于收到后立即付清 | 收到即付 | 见票即付 | 收到发票后付款 | 收到发票即付款 | 收票付款',
  payWithoutDeductionNow: '应立即全额付款，不得扣减 | 立即全额付款 | 立即付款 | 即期付款，不得扣减',
  payInAdvance: '预先付款 | 款到发货 | 需预付款 | 先付款 | 须提前付款',
  payOnDelivery: '货到付款 | 交货时付款 | 送货时付款',
  payInInstalments: '可分期付款 | 接受分期付款 | 可以分期付款',
  payTransfer:
    '请通过银行转账付款 | 银行转账付款 | 请以银行转账方式付款 | 付款方式：银行转账 | 通过银行转账支付',
  bankTransfer: '银行转账 | 电汇 | 银行汇款 | 转账',
  payToAccountBelow:
    '请将款项汇至以下账户 | 请将款项转入以下账户 | 请将款项汇入以下银行账户 | 请将发票金额汇至以下账户 | 请付款至以下账户 | 请将款项汇至下列账户',
  quoteInvoiceNumber:
    '付款时请注明发票号码 | 请注明发票号码 | 汇款时请注明发票号码 | 请在付款备注中填写发票号码 | 转账时请注明发票号码 | 付款时请注明发票号',
  quoteReference:
    '付款时请注明{id} | 付款备注：{id} | 付款参考号：{id} | 请注明参考号{id} | 汇款时请注明{id}',
  payByCard: '信用卡付款 | 刷卡付款 | 信用卡支付 | 刷卡支付',
  creditCard: '信用卡 | 刷卡',
  payCash: '现金付款 | 现金支付 | 付现金',
  cash: '现金',
  payByCheck: '支票付款 | 支票支付',
  check: '支票',
  payByDirectDebit:
    '款项将通过自动扣款收取 | 款项将从您的账户中扣除 | 款项将从贵方账户自动扣款 | 我们将通过自动扣款收取款项',
  directDebit: '自动扣款 | 银行代扣 | 直接扣款',
  payOnline: '在线支付 | 网上支付 | 您可以在线支付 | 线上支付 | 在线付款',
  paidWithThanks: '款项已收到，谢谢 | 已付款，谢谢 | 已收到付款，谢谢 | 款已收讫，谢谢',
  alreadyPaid:
    '已付清 | 已付款 | 本发票已付清 | 该发票已付清 | 款已付清 | 已全额付清 | 本发票已付款',
  paidOnDate:
    '付款日期：{date} | 已于{date}付款 | 于{date}付清 | 收款日期：{date} | 已于{date}收到付款',
  noPaymentNeeded: '无需付款 | 无须付款 | 无应付款项',
  openAmount: '未付金额：{money} | 未付余额：{money} | 未结金额：{money} | 尚欠金额：{money}',
  depositReceived:
    '已收定金：{money} | 已收到定金{money} | 已收预付款：{money} | 已收到预付款{money} | 我们已收到定金{money}',
  depositOnOrder:
    '下单时付{percent}定金 | 下单时预付{percent} | 订货时付{percent}定金 | 下单付{percent} | 下单时支付{percent}',
  depositRequired:
    '需支付{percent}定金 | 需预付{percent} | 须支付{percent}预付款 | 预付{percent} | {percent}预付款 | {percent}定金',
  depositBeforeWork:
    '开工前需支付{percent}定金 | 开工前预付{percent} | 开工前付{percent} | 开始工作前需支付{percent}预付款 | 开工前支付{percent}预付款',
  restOnDelivery:
    '交货时付{percent} | 交货时支付{percent} | 余款{percent}交货时付清 | 其余{percent}交货时支付 | 货到付{percent}',
  restOnCompletion:
    '完工时付{percent} | 完工后支付{percent} | 余款{percent}完工时付清 | 其余{percent}完工时支付 | 完工后付{percent} | 验收后付{percent}',
  balanceOnCompletion:
    '余款于完工时付清 | 余款完工时支付 | 尾款于完工后支付 | 完工后付清余款 | 尾款完工时付清',
  balanceOnDelivery: '余款于交货时付清 | 余款交货时支付 | 尾款于交货时支付 | 交货时付清余款',
  earlyPaymentDiscount:
    '{days}天内付款可享{percent}折扣 | {days}天内付款优惠{percent} | {days}天内付款享受{percent}折扣 | {days}天内付清可享{percent}现金折扣',
  noEarlyPaymentDiscount: '不提供提前付款折扣 | 无现金折扣 | 提前付款无折扣',
  bankChargesBySender:
    '银行手续费由付款方承担 | 所有银行手续费由客户承担 | 银行费用由付款人承担 | 银行费用由客户承担 | 汇款手续费由汇款人承担',
  accountHolder:
    '账户名称：{name} | 户名：{name} | 开户名：{name} | 收款人：{name} | 账户持有人：{name}',
  accountNumber: '账号：{id} | 银行账号：{id} | 账户：{id}',
  bankName: '开户银行：{name} | 银行：{name} | 开户行：{name} | 银行名称：{name}',
  bankDetailsChanged:
    '请注意我们的新银行账户信息 | 我们的银行账户信息已变更 | 请注意，我们的银行信息已变更 | 我司银行账户已变更',
  bankDetails: '银行账户信息 | 银行信息 | 我们的银行账户 | 付款信息 | 收款账户',
  bankDetailsBelow:
    '我们的银行账户信息如下 | 银行账户信息如下 | 收款账户如下 | 请见以下银行账户信息',

  lateInterest:
    '逾期付款按年利率{percent}计息 | 逾期付款每年加收{percent}利息 | 逾期款项按每年{percent}计息 | 逾期按年利率{percent}收取利息',
  lateInterestPerMonth:
    '逾期付款按月利率{percent}计息 | 逾期付款每月加收{percent}利息 | 逾期款项按每月{percent}计息 | 逾期付款每月收取{percent}滞纳金 | 每月收取{percent}滞纳金',
  lateFee:
    '逾期付款将收取滞纳金{money} | 滞纳金：{money} | 逾期将收取{money}滞纳金 | 将收取{money}催款费',
  statutoryInterest:
    '逾期付款按法定利率计息 | 逾期付款将收取法定滞纳利息 | 逾期付款按法律规定收取利息 | 我们保留对逾期付款收取法定利息的权利',
  recoveryCosts:
    '逾期付款须支付追款费用固定补偿{money} | 逾期付款的追讨费用补偿：{money} | 逾期付款时收取追讨费用{money}',
  workStopsOnLatePayment:
    '如逾期付款，我方可暂停工作 | 付款逾期时工作可能暂停 | 若付款逾期，我们可能暂停工作',
  paymentReminder: '付款提醒 | 催款通知 | 提醒 | 温馨提醒',
  ignoreIfPaid:
    '如已付款，请忽略此提醒 | 若您已付款，请忽略本提醒 | 如您已付款，请忽略此通知 | 如已付款，请忽略本通知',
  ownershipUntilPaid:
    '货款全部付清前，货物所有权归我方所有 | 在货款付清之前，货物所有权归我方所有 | 货款付清前货物归我方所有 | 付清全款后所有权转移',
  rightsAfterPayment:
    '使用权于全额付款后转移 | 付清全款后转让使用权 | 全额付款后使用权转移 | 所有权利于全额付款后转让',
}
