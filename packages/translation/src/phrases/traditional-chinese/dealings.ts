import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    '{days}天內交貨 | 交貨期：{days}天 | {days}天內送貨 | 交貨時間：{days}天 | {days}天內出貨',
  deliveryWithinWorkingDays:
    '{days}個工作天內交貨 | 交貨期：{days}個工作天 | {days}個工作天內出貨 | 交貨時間：{days}個工作天 | {days}個工作日內交貨 | {days}個工作天內送貨',
  deliveryWithinWeeks:
    '{number}週內交貨 | 交貨期：{number}週 | {number}週內送貨 | 交貨時間：{number}週',
  deliverByDate:
    '請於{date}前交貨 | 交貨期限：{date} | 請在{date}前送貨 | {date}前交貨 | 應於{date}前交貨',
  deliveredOnDate: '交貨日期：{date} | 已於{date}交貨 | 送貨日期：{date} | 已於{date}送達',
  serviceDate: '服務日期：{date} | 服務提供日期：{date} | 於{date}提供的服務',
  servicePeriod:
    '服務期間：{date}至{date} | 服務期：{date}至{date} | {date}至{date}提供的服務 | 服務期間：{date} – {date}',
  servicePeriodMonth:
    '服務期間：{month} | 期間：{month} | 計費期間：{month} | {month}提供的服務 | 帳單期間：{month} | 服務月份：{month}',
  billingPeriod:
    '計費期間：{date}至{date} | 期間：{date}至{date} | 帳單期間：{date}至{date} | 計費期間：{date} – {date} | 結算期間：{date}至{date}',
  datesMatchInvoice:
    '服務日期與發票日期相同 | 服務日期即發票日期 | 交貨日期與發票日期相同 | 交貨日期即發票日期',
  freeDelivery: '免費送貨 | 免運費 | 免運 | 免費配送',
  plusShipping: '運費另計 | 不含運費 | 另加運費 | 運費不包含在內',
  partialDelivery: '部分交貨 | 分批交貨 | 可分批交貨 | 分批出貨',
  pickUp: '客戶自取 | 自取 | 客戶自行取貨',
  deliveryByCourier: '快遞送貨 | 快遞寄送 | 以快遞寄送 | 快遞出貨',
  deliveryByMail: '郵寄 | 郵寄送達 | 以郵寄方式送達 | 透過郵局寄送',
  deliveryByEmail: '電子郵件寄送 | 以電子郵件寄送 | 以電子郵件交付 | 透過電子郵件寄送',
  deliveryToAddress: '請送至上述地址 | 請送貨至上述地址 | 送貨至上述地址',
  callBeforeDelivery: '送貨前請先來電 | 送貨前請電話聯絡 | 請於送貨前致電 | 送貨前請致電',
  deliverToReception: '請送至櫃台 | 送至櫃台 | 請交給櫃台 | 請送至前台',
  handleWithCare: '易碎品，小心輕放 | 易碎 | 小心輕放 | 易碎品 | 請小心輕放',
  checkGoods: '收貨時請檢查貨品 | 請於收貨時檢查貨品 | 請當面點收 | 收到貨品後請檢查',
  reportDefects:
    '如有瑕疵，請於{days}天內告知 | 請於{days}天內告知瑕疵 | 瑕疵須於{days}天內提出 | 瑕疵須於{days}天內通知',
  receivedInGoodOrder: '貨品完好收訖 | 貨品完好，已收到 | 收貨完好 | 貨品已完整無損收到 | 點收無誤',
  confirmOrder: '請確認本訂單 | 請確認訂單 | 請確認收到此訂單 | 請回傳訂單確認 | 請確認此採購單',
  quoteOrderNumber:
    '請於發票上註明採購單號 | 請於所有文件上註明我方採購單號 | 發票上請註明採購單號 | 請於所有單據上註明採購單號 | 請於發票上註明訂單編號',
  orderAsOffered: '我方訂購如下 | 茲訂購如下 | 我們訂購以下商品 | 請提供以下商品 | 本公司訂購如下',

  orderReference: '採購單{id} | 採購單號：{id} | 訂單{id} | 訂單編號：{id} | 訂單號碼：{id}',
  yourOrder: '您的訂單{id} | 貴公司訂單{id} | 您的訂單編號：{id} | 貴公司採購單{id}',
  orderOfDate: '{date}的訂單 | 訂單日期：{date} | {date}訂單 | 採購日期：{date}',
  yourOrderOfDate: '您{date}的訂單 | 貴公司{date}的訂單 | 貴公司{date}的採購單',
  invoiceReference: '發票{id} | 發票號碼：{id} | 發票編號：{id}',
  invoiceOfDate: '{date}的發票{id} | 發票{id}，日期{date} | 發票號碼{id}，發票日期{date}',
  quoteNumber: '報價單{id} | 報價單號：{id} | 報價{id} | 報價單編號：{id}',
  ourQuote: '我方報價單{id} | 我們的報價單{id} | 本公司報價單{id} | 我方報價{id}',
  yourQuote: '貴公司報價單{id} | 您的報價單{id} | 貴方報價單{id} | 貴公司報價{id}',
  contractReference: '合約{id} | 合約編號：{id} | 合約號碼：{id} | 依合約{id} | 契約{id}',
  projectReference: '專案：{name} | 專案{name} | 專案名稱：{name}',
  customerNumber: '客戶編號：{id} | 客戶號碼：{id} | 您的客戶編號：{id}',
  asDiscussedWith: '依與{name}的約定 | 如與{name}約定 | 如與{name}討論 | 依與{name}之約定',
  contactPerson: '聯絡人：{name} | 您的聯絡人：{name} | 承辦人：{name}',
  attention: '收件人：{name} | {name}收 | {name}親啟',

  thanks: '謝謝 | 非常感謝 | 感謝 | 感謝您 | 謝謝您',
  thanksBusiness: '感謝您的惠顧 | 感謝惠顧 | 謝謝惠顧 | 感謝您的支持',
  thanksOrder: '感謝您的訂購 | 感謝您的訂單 | 謝謝您的訂購 | 感謝訂購',
  thanksTrust: '感謝您的信任 | 謝謝您的信任 | 感謝您對我們的信任',
  thanksInquiry: '感謝您的詢問 | 感謝您的詢價 | 感謝您的來信詢問 | 謝謝您的詢問',
  thanksCooperation: '感謝您的合作 | 合作愉快 | 感謝合作 | 謝謝合作 | 很高興與您合作',
  thanksPayment: '感謝您的付款 | 感謝您準時付款 | 謝謝您的付款',
  thanksVisit: '感謝您的光臨 | 謝謝光臨 | 感謝您的來訪 | 感謝光臨',
  thanksUnderstanding: '感謝您的諒解 | 謝謝您的諒解 | 感謝您的體諒',
  lookForwardWork: '期待與您合作 | 我們期待與您合作 | 我期待與您合作 | 期待與貴公司合作',
  lookForwardOrder: '期待您的訂單 | 我們期待您的訂單 | 我期待您的訂單 | 期待貴公司的訂單',
  lookForwardReply: '期待您的回覆 | 我們期待您的回覆 | 我期待您的回覆 | 敬候回覆 | 期待您的回音',
  questionsContact:
    '如有任何疑問，請與我們聯絡 | 如有疑問，請聯絡我們 | 如有任何問題，請與我們聯絡 | 如有問題請聯絡我們 | 若有任何疑問，歡迎與我們聯絡 | 如有任何問題，歡迎與我們聯繫 | 如對本發票有疑問，請與我們聯絡 | 如有任何疑問，請與我們聯繫',
  questionsContactAt:
    '如有疑問，請聯絡{id} | 如有任何問題，請聯絡{id} | 疑問請聯絡{id} | 如有問題，請洽{id}',
  bestRegards: '敬祝商祺 | 順頌商祺 | 敬上 | 謹啟 | 此致 | 謹致問候',
  dearSirOrMadam: '敬啟者 | 親愛的先生/女士 | 親愛的先生或女士 | 相關人士鈞鑒',
  dearCustomer: '親愛的客戶 | 敬愛的客戶 | 親愛的顧客 | 尊敬的客戶',
  dearName: '親愛的{name} | 您好，{name} | 敬愛的{name} | {name}，您好 | {name}您好',
  hello: '您好 | 你好 | 早安 | 哈囉',
  invoiceForServices:
    '茲就所提供之服務開立發票如下 | 我們的服務費用如下 | 茲就以下服務開立發票 | 現就以下服務開立發票',
  offerAsFollows:
    '很高興為您報價如下 | 我們的報價如下 | 應您的要求，報價如下 | 茲報價如下 | 我們很高興提供以下報價',
  happyHolidays: '佳節愉快 | 祝您佳節愉快 | 節日快樂',
  happyNewYear: '新年快樂 | 祝您新年快樂',

  quoteValidUntil:
    '本報價有效期限至{date} | 報價有效期限：{date} | 報價有效至{date} | 此報價有效期限至{date} | 本報價單有效期限至{date}',
  validUntil: '有效期限至{date} | 有效期限：{date} | 有效至{date}',
  quoteValidForDays:
    '本報價有效期限為{days}天 | 報價有效期限：{days}天 | 報價有效期{days}天 | 本報價單{days}天內有效 | 本報價{days}天內有效',
  validForDays: '有效期限{days}天 | 有效期限：{days}天 | 有效期{days}天 | {days}天內有效',
  nonBinding: '本報價不具約束力 | 本報價僅供參考 | 報價可能變動 | 報價不具約束力',
  acceptBySigning:
    '如接受報價，請簽名後寄回 | 請簽名並寄回本報價單以示接受 | 請簽名後回傳 | 如接受，請簽名後寄回 | 請簽回報價單 | 請簽名並寄回',
  goodForAgreement: '已閱讀並同意 | 同意並接受 | 已詳閱並同意',
  orderConfirmed: '訂單確認 | 您的訂單已確認 | 我們確認您的訂單 | 訂單確認書',
  startAfterApproval: '核准後開始工作 | 確認後開始工作 | 報價確認後開工 | 接受報價後開工',
  startAfterDeposit:
    '收到訂金後開始工作 | 收到訂金後開工 | 收到預付款後開工 | 收到預付款後開始工作',
  startOnDate:
    '開工日期：{date} | 工作於{date}開始 | 開始日期：{date} | 專案開始日期：{date} | 專案啟動：{date}',
  completionByDate:
    '完工日期：{date} | 於{date}前完成 | 應於{date}前完成 | 完成日期：{date} | {date}前完工',
  pricesExcludeTax:
    '價格均未稅 | 所有價格均未稅 | 以上價格未稅 | 價格未含稅 | 所有價格均不含稅 | 以上報價未稅 | 所有價格不含營業稅 | 價格不含營業稅',
  plusTax: '未稅 | 不含稅 | 另加稅 | 稅外加 | 不含營業稅 | 另加營業稅',
  pricesIncludeTax:
    '價格均已含稅 | 所有價格均含稅 | 所有價格均含營業稅 | 以上價格含稅 | 價格含稅 | 價格含營業稅 | 以上報價含稅',
  includingTax: '含稅 | 含營業稅 | 已含稅 | 稅內含',
  pricesInCurrency:
    '所有價格以{id}計 | 價格以{id}計 | 所有金額以{id}計 | 價格單位：{id} | 幣別：{id}',
  revisionsIncluded:
    '含{number}次修改 | 包含{number}輪修改 | 包括{number}次修改 | 包含{number}次修改 | 含{number}輪修改 | 最多包含{number}次修改',
  changesCharged:
    '額外修改另行收費 | 額外工作另行收費 | 追加工作另行計費 | 修改按小時收費 | 其他修改另計 | 追加項目另計',
  billedByTime: '依實際工時計費 | 依工時計費 | 按實際工時計費 | 實報實銷計費',
  travelExtra: '差旅費另計 | 差旅費另行計算 | 不含差旅費 | 另加差旅費 | 交通費另計',
  ourTermsApply:
    '適用我們的一般條款與條件 | 適用本公司一般交易條款 | 以我們的條款與條件為準 | 適用本公司條款與條件',
  cancellationTerms:
    '預定日期前{days}天可免費取消 | 於{days}天前可免費取消 | 可於{days}天前免費取消',
  cancellationFee:
    '取消費：{percent} | 取消將收取{percent}取消費 | 取消費用：{percent} | 收取{percent}取消費',
  depositNotRefundable: '訂金恕不退還 | 訂金不予退還 | 預付款不予退還 | 訂金不退',
  warrantyMonths:
    '保固期：{number}個月 | 保固{number}個月 | 保固期間：{number}個月 | {number}個月保固',
  warrantyYears: '保固期：{number}年 | 保固{number}年 | 保固期間：{number}年 | {number}年保固',
  placeOfJurisdiction: '管轄地：{name} | 管轄法院：{name} | 管轄法院所在地：{name}',
  errorsExcepted: '如有錯漏，以更正為準 | 錯漏除外 | 錯誤和遺漏除外',
  validWithoutSignature:
    '本文件無須簽名即有效 | 本文件由電腦產生，無須簽名 | 本文件為電子產生，無須簽名即有效 | 本發票無須簽名即有效 | 無須簽名即有效',
  confidential: '機密 | 保密 | 本報價單為機密 | 極機密',
  keepForRecords:
    '請妥善保存本文件 | 請妥善保管本文件 | 請保存本發票以供備查 | 請留存備查 | 請保留此發票作為紀錄',

  returnedGoods: '退貨 | 貨品退回 | 退回的貨品 | 退回商品',
  damagedGoods: '貨品損壞 | 貨品毀損 | 運送損壞 | 貨品送達時已損壞 | 運送途中損壞 | 商品破損',
  defectiveGoods: '瑕疵品 | 瑕疵商品 | 不良品 | 商品瑕疵 | 故障品',
  wrongGoods: '送錯貨品 | 出錯貨 | 送錯商品 | 寄錯商品 | 出貨錯誤',
  missingGoods: '短缺貨品 | 貨品短少 | 缺件 | 交貨不全 | 貨品未送達 | 短少出貨',
  priceCorrection: '價格更正 | 價格調整 | 價格錯誤 | 錯誤價格',
  quantityCorrection: '數量更正 | 數量錯誤 | 數量有誤',
  taxCorrection: '稅額更正 | 稅率錯誤 | 稅額錯誤 | 營業稅更正',
  duplicateInvoice: '重複開立發票 | 發票重複 | 重複計費 | 發票重複開立',
  invoiceCancelled: '發票作廢 | 取消發票 | 發票取消 | 發票已作廢',
  cancelsInvoice: '作廢發票{id} | 取消發票{id} | 發票{id}作廢 | 本折讓單註銷發票{id}',
  creditForInvoice:
    '發票{id}的折讓 | 發票{id}的折讓單 | 更正發票{id} | 本折讓單對應發票{id} | 發票{id}的更正',
  orderCancelled: '取消訂單 | 訂單取消 | 訂單已取消',
  subsequentDiscount: '事後折扣 | 事後折讓 | 追溯折扣',
  goodwill: '善意補償 | 友善補償 | 商譽補償 | 作為善意補償',
  overpayment: '溢付款 | 溢繳款項 | 退還溢付款 | 多付款項',
  serviceNotRendered: '服務未提供 | 未提供服務 | 未提供的服務',
  lateDelivery: '延遲交貨 | 逾期交貨 | 交貨延遲',
  refundByTransfer:
    '銀行轉帳退款 | 款項將以銀行轉帳退還 | 退款至您的銀行帳戶 | 我們將以銀行轉帳退款 | 匯款退款',
  refundWithinDays: '款項將於{days}天內退還 | {days}天內退款 | 將於{days}天內退款',
  refundByOriginalMethod: '退回原付款方式 | 款項將退回原付款方式 | 依原付款方式退款 | 原路退款',
  setOffNextInvoice:
    '款項將於下一張發票中抵扣 | 金額將於下期發票中抵扣 | 於下一張發票中抵扣 | 折讓將自下一張發票扣除',
  sorryForInconvenience:
    '造成不便，深感抱歉 | 不便之處，敬請見諒 | 造成您的不便，我們深感抱歉 | 造成您的不便，敬請見諒 | 我們為造成的不便致歉',
}
