import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    '{days}天内交货 | 交货期：{days}天 | {days}天内送货 | 交货时间：{days}天 | {days}天内发货',
  deliveryWithinWorkingDays:
    '{days}个工作日内交货 | 交货期：{days}个工作日 | {days}个工作日内送货 | 交货时间：{days}个工作日 | {days}个工作日内发货',
  deliveryWithinWeeks:
    '{number}周内交货 | 交货期：{number}周 | {number}周内送货 | 交货时间：{number}周',
  deliverByDate:
    '请于{date}前交货 | 交货截止日期：{date} | 请在{date}前送货 | {date}前交货 | 应于{date}前交货',
  deliveredOnDate: '交货日期：{date} | 已于{date}交货 | 送货日期：{date} | 已于{date}送达',
  serviceDate: '服务日期：{date} | 服务提供日期：{date} | 于{date}提供的服务',
  servicePeriod:
    '服务期间：{date}至{date} | 服务期：{date}至{date} | {date}至{date}提供的服务 | 服务期间：{date} – {date} | 服务时间：{date}至{date}',
  servicePeriodMonth:
    '服务期间：{month} | 期间：{month} | 结算期间：{month} | {month}提供的服务 | 账单期间：{month} | 服务月份：{month}',
  billingPeriod:
    '结算期间：{date}至{date} | 期间：{date}至{date} | 账单期间：{date}至{date} | 结算期间：{date} – {date} | 计费期间：{date}至{date}',
  datesMatchInvoice:
    '服务日期与开票日期相同 | 服务日期即开票日期 | 交货日期与开票日期相同 | 交货日期即开票日期',
  freeDelivery: '免费送货 | 免运费 | 包邮 | 免费配送',
  plusShipping: '运费另计 | 不含运费 | 另加运费 | 运费不包含在内',
  partialDelivery: '部分交货 | 分批交货 | 可分批交货 | 分批发货',
  pickUp: '客户自提 | 自提 | 上门自提',
  deliveryByCourier: '快递送货 | 快递发货 | 通过快递配送 | 以快递寄送',
  deliveryByMail: '邮寄 | 邮寄送达 | 通过邮局寄送 | 以邮寄方式送达',
  deliveryByEmail: '电子邮件发送 | 通过电子邮件发送 | 以电子邮件交付 | 邮件发送',
  deliveryToAddress: '请送至上述地址 | 请送货至上述地址 | 送货至上述地址 | 请按上述地址送货',
  callBeforeDelivery: '送货前请致电 | 送货前请电话联系 | 请在送货前致电 | 送货前请打电话',
  deliverToReception: '请送至前台 | 送至前台 | 请交至前台',
  handleWithCare: '易碎品，小心轻放 | 易碎 | 小心轻放 | 易碎品 | 请小心轻放',
  checkGoods: '收货时请检查货物 | 请在收货时检查货物 | 请当面验货 | 收到货物后请检查',
  reportDefects:
    '如有瑕疵，请在{days}天内告知 | 请在{days}天内告知缺陷 | 质量问题须在{days}天内提出 | 缺陷须在{days}天内通知',
  receivedInGoodOrder:
    '货物完好收讫 | 货物完好，已收到 | 收货完好 | 货物已完整无损收到 | 已完好收到',
  confirmOrder:
    '请确认本订单 | 请确认订单 | 请确认收到此订单 | 请向我们发送订单确认 | 请回传订单确认',
  quoteOrderNumber:
    '请在发票上注明订单编号 | 请在所有文件上注明我方订单编号 | 发票上请注明订单编号 | 请在所有单据上注明订单编号',
  orderAsOffered: '我方订购如下 | 兹订购如下 | 我们订购以下商品 | 请供应以下货物 | 我司订购如下',

  orderReference: '订单{id} | 订单编号：{id} | 订单号：{id} | 采购订单{id} | 采购订单号：{id}',
  yourOrder: '您的订单{id} | 贵方订单{id} | 您的订单编号：{id} | 贵司订单{id}',
  orderOfDate: '{date}的订单 | 订单日期：{date} | {date}订单',
  yourOrderOfDate: '您{date}的订单 | 贵方{date}的订单 | 贵司{date}的订单',
  invoiceReference: '发票{id} | 发票号码：{id} | 发票号：{id} | 发票编号：{id}',
  invoiceOfDate:
    '{date}的发票{id} | 发票{id}，日期{date} | 发票号码{id}，开票日期{date} | 发票{id}（{date}）',
  quoteNumber: '报价单{id} | 报价单号：{id} | 报价{id} | 报价编号：{id}',
  ourQuote: '我方报价单{id} | 我们的报价单{id} | 我方报价{id} | 我司报价单{id}',
  yourQuote: '贵方报价单{id} | 您的报价单{id} | 贵方报价{id} | 贵司报价单{id}',
  contractReference: '合同{id} | 合同编号：{id} | 合同号：{id} | 根据合同{id}',
  projectReference: '项目：{name} | 项目{name} | 项目名称：{name}',
  customerNumber: '客户编号：{id} | 客户号：{id} | 您的客户编号：{id}',
  asDiscussedWith: '按与{name}的约定 | 如与{name}商定 | 如与{name}所讨论 | 根据与{name}的约定',
  contactPerson: '联系人：{name} | 您的联系人：{name} | 联络人：{name}',
  attention: '收件人：{name} | {name}收 | 请{name}收',

  thanks: '谢谢 | 非常感谢 | 感谢 | 多谢 | 谢谢您',
  thanksBusiness: '感谢您的惠顾 | 感谢惠顾 | 谢谢惠顾 | 感谢您的业务 | 感谢您的支持',
  thanksOrder: '感谢您的订购 | 感谢您的订单 | 谢谢您的订单 | 感谢订购',
  thanksTrust: '感谢您的信任 | 谢谢您的信任 | 感谢您对我们的信任',
  thanksInquiry: '感谢您的咨询 | 感谢您的询价 | 感谢您的垂询 | 谢谢您的咨询',
  thanksCooperation: '感谢您的合作 | 合作愉快 | 感谢合作 | 谢谢合作 | 很高兴与您合作',
  thanksPayment: '感谢您的付款 | 感谢您及时付款 | 谢谢您的付款',
  thanksVisit: '感谢您的光临 | 谢谢光临 | 感谢您的来访 | 感谢光临',
  thanksUnderstanding: '感谢您的理解 | 谢谢您的理解 | 感谢理解',
  lookForwardWork: '期待与您合作 | 我们期待与您合作 | 我期待与您合作 | 期待与贵方合作',
  lookForwardOrder: '期待您的订单 | 我们期待您的订单 | 我期待您的订单 | 期待贵方的订单',
  lookForwardReply: '期待您的回复 | 我们期待您的回复 | 期待您的答复 | 我期待您的回复 | 盼复',
  questionsContact:
    '如有任何疑问，请与我们联系 | 如有疑问，请联系我们 | 如有任何问题，请与我们联系 | 如有问题请联系我们 | 若有任何疑问，请随时与我们联系 | 如有任何问题，欢迎与我们联系 | 如对本发票有疑问，请与我们联系',
  questionsContactAt:
    '如有疑问，请联系{id} | 如有任何问题，请联系{id} | 疑问请联系{id} | 如有问题，请联系：{id}',
  bestRegards: '此致敬礼 | 顺颂商祺 | 此致 | 谨致问候 | 祝商祺',
  dearSirOrMadam: '敬启者 | 尊敬的先生/女士 | 尊敬的先生或女士 | 致相关人士',
  dearCustomer: '尊敬的客户 | 亲爱的客户 | 尊敬的顾客',
  dearName: '尊敬的{name} | 您好，{name} | 亲爱的{name} | {name}，您好',
  hello: '您好 | 你好 | 早上好',
  invoiceForServices:
    '现就所提供的服务开具发票如下 | 我们的服务费用如下 | 兹就以下服务开具发票 | 现向您开具以下服务的发票',
  offerAsFollows:
    '我们很高兴向您提供以下报价 | 我们的报价如下 | 应您的要求，现报价如下 | 现报价如下 | 很高兴为您报价如下',
  happyHolidays: '节日快乐 | 祝您节日快乐 | 祝节日愉快',
  happyNewYear: '新年快乐 | 祝您新年快乐',

  quoteValidUntil:
    '本报价有效期至{date} | 报价有效期至{date} | 报价有效期至：{date} | 此报价有效期至{date} | 本报价单有效期至{date}',
  validUntil: '有效期至{date} | 有效期至：{date} | {date}前有效',
  quoteValidForDays:
    '本报价有效期为{days}天 | 报价有效期：{days}天 | 报价有效期{days}天 | 本报价单{days}天内有效 | 本报价{days}天内有效',
  validForDays: '有效期{days}天 | 有效期：{days}天 | 有效期为{days}天 | {days}天内有效',
  nonBinding: '本报价不具约束力 | 本报价仅供参考 | 报价可能变动 | 报价不具约束力',
  acceptBySigning:
    '如接受报价，请签字后寄回 | 请签字并寄回本报价单以示接受 | 请签字后回传 | 如接受，请签字后寄回 | 请签字并寄回',
  goodForAgreement: '已阅读并同意 | 同意并接受 | 已阅并同意',
  orderConfirmed: '订单确认 | 您的订单已确认 | 我们确认您的订单 | 订单确认书',
  startAfterApproval: '批准后开始工作 | 确认后开始工作 | 报价确认后开工 | 接受报价后开工',
  startAfterDeposit:
    '收到定金后开始工作 | 收到定金后开工 | 收到预付款后开工 | 收到预付款后开始工作',
  startOnDate:
    '开工日期：{date} | 工作于{date}开始 | 开始日期：{date} | 项目开始日期：{date} | 项目启动：{date}',
  completionByDate:
    '完工日期：{date} | 于{date}前完成 | 应于{date}前完成 | 完成日期：{date} | {date}前完工',
  pricesExcludeTax:
    '价格均不含税 | 所有价格均不含税 | 所有价格不含增值税 | 以上价格不含税 | 价格不含税 | 价格不含增值税 | 所有价格均不含增值税 | 所有价格为净价',
  plusTax: '不含税 | 另加税 | 不含增值税 | 另加增值税 | 税费另计',
  pricesIncludeTax:
    '价格均已含税 | 所有价格均含税 | 所有价格均含增值税 | 以上价格含税 | 价格含税 | 价格含增值税 | 价格已含税',
  includingTax: '含税 | 含增值税 | 已含税 | 已含增值税',
  pricesInCurrency:
    '所有价格以{id}计 | 价格以{id}计 | 所有金额以{id}计 | 价格单位：{id} | 金额单位：{id}',
  revisionsIncluded:
    '含{number}轮修改 | 包含{number}轮修改 | 包括{number}次修改 | 包含{number}次修改 | 含{number}次修改 | 最多包含{number}次修改',
  changesCharged:
    '额外修改另行收费 | 额外工作另行收费 | 附加工作另行计费 | 更改按小时收费 | 其他修改另行收费 | 增项另计',
  billedByTime: '按实际工时计费 | 按工时计费 | 按实际时间收费 | 按实际用时计费',
  travelExtra: '差旅费另计 | 差旅费另行计算 | 不含差旅费 | 另加差旅费 | 差旅费另行收取',
  ourTermsApply:
    '适用我们的一般条款和条件 | 适用我方一般交易条款 | 以我们的条款与条件为准 | 适用我方条款与条件',
  cancellationTerms:
    '预定日期前{days}天可免费取消 | 提前{days}天可免费取消 | 可在{days}天前免费取消',
  cancellationFee:
    '取消费：{percent} | 取消将收取{percent}取消费 | 取消费用：{percent} | 收取{percent}取消费',
  depositNotRefundable: '定金不予退还 | 预付款不予退还 | 定金不退 | 订金不退',
  warrantyMonths:
    '质保期：{number}个月 | 保修期：{number}个月 | 保修{number}个月 | 质保{number}个月 | {number}个月保修',
  warrantyYears:
    '质保期：{number}年 | 保修期：{number}年 | 保修{number}年 | 质保{number}年 | {number}年保修',
  placeOfJurisdiction:
    '管辖地：{name} | 管辖法院所在地：{name} | 管辖法院：{name} | 司法管辖地：{name}',
  errorsExcepted: '如有错漏，以更正为准 | 错漏除外 | 错误和遗漏除外',
  validWithoutSignature:
    '本文件无需签字即有效 | 本文件由电脑生成，无需签字 | 本文件为电子生成，无需签字即有效 | 本发票无需签字即有效 | 无需签字即有效',
  confidential: '保密 | 机密 | 本报价单保密 | 严格保密',
  keepForRecords:
    '请妥善保存本文件 | 请妥善保管本文件 | 请保存本发票以备查 | 请保存此发票以备存档 | 请留存备查',

  returnedGoods: '退货 | 货物退回 | 退回的货物 | 退回商品',
  damagedGoods: '货物损坏 | 破损货物 | 运输损坏 | 货物到达时已损坏 | 货物在运输中损坏 | 商品破损',
  defectiveGoods: '瑕疵货物 | 缺陷产品 | 次品 | 瑕疵商品 | 货物有缺陷 | 产品缺陷',
  wrongGoods: '发错货 | 送错货物 | 错发货物 | 送错商品 | 交货错误',
  missingGoods: '缺货少发 | 少发货物 | 货物短缺 | 交货不全 | 货物未送达 | 缺件',
  priceCorrection: '价格更正 | 价格调整 | 价格错误 | 错误价格',
  quantityCorrection: '数量更正 | 数量错误 | 数量有误',
  taxCorrection: '税额更正 | 税率错误 | 税费更正 | 增值税更正',
  duplicateInvoice: '重复开票 | 发票重复 | 重复计费 | 发票重复开具',
  invoiceCancelled: '发票作废 | 取消发票 | 发票取消 | 发票已作废 | 发票冲销',
  cancelsInvoice:
    '作废发票{id} | 取消发票{id} | 冲销发票{id} | 发票{id}作废 | 本贷项通知单冲销发票{id}',
  creditForInvoice:
    '发票{id}的贷项 | 发票{id}的贷项通知单 | 更正发票{id} | 本贷项通知单对应发票{id} | 发票{id}的更正',
  orderCancelled: '取消订单 | 订单取消 | 订单已取消',
  subsequentDiscount: '事后折扣 | 后续折扣 | 追溯折扣',
  goodwill: '商誉补偿 | 善意补偿 | 友好补偿 | 作为善意补偿',
  overpayment: '多付款项 | 超额付款 | 退还多付款项 | 多付款退款',
  serviceNotRendered: '服务未提供 | 未提供服务 | 未提供的服务',
  lateDelivery: '延迟交货 | 逾期交货 | 交货延迟',
  refundByTransfer:
    '银行转账退款 | 款项将通过银行转账退还 | 退款至您的银行账户 | 我们将通过银行转账退款',
  refundWithinDays: '款项将在{days}天内退还 | {days}天内退款 | 将在{days}天内退款',
  refundByOriginalMethod: '原路退款 | 退回原付款方式 | 款项将原路退回 | 按原支付方式退款',
  setOffNextInvoice:
    '款项将在下一张发票中抵扣 | 该金额将在下期发票中抵扣 | 在下一张发票中抵扣 | 贷项将从下一张发票中扣除',
  sorryForInconvenience:
    '对由此造成的不便深表歉意 | 不便之处，敬请谅解 | 给您带来不便，我们深表歉意 | 给您带来不便，敬请谅解 | 我们为造成的不便致歉',
}
