import type { MailWords } from './mail-words.ts'

export const simplifiedChinese: MailWords = {
  greeting: { named: '尊敬的{client}：', unnamed: '尊敬的客户：' },
  closing: '顺祝商祺',
  invoice: {
    subject: '发票 {number} – {company}',
    message:
      '您好！随信附上发票（发票号码：{number}，金额：{amount}），请查收。\n\n感谢您的惠顾。如有任何疑问，请直接回复此邮件。',
  },
  reminders: {
    friendly: {
      subject: '付款提醒：发票 {number}，付款期限 {dueDate}',
      message:
        '您好！谨此提醒您留意以下发票（发票号码：{number}，金额：{amount}，付款期限：{dueDate}）。\n\n如您已安排付款，谨致谢意，请忽略此邮件。',
    },
    polite: {
      subject: '逾期提醒：发票 {number}',
      message:
        '您好！以下发票已过付款期限，我们尚未收到您的款项（发票号码：{number}，金额：{amount}，付款期限：{dueDate}）。这可能只是一时疏忽，烦请您在近日内安排付款。\n\n如您已付款，谨致谢意，请忽略此邮件。',
    },
    firm: {
      subject: '最后催款通知：发票 {number} 逾期未付',
      message:
        '以下发票已过付款期限，至今仍未支付（发票号码：{number}，金额：{amount}，付款期限：{dueDate}）。请您立即支付全部款项，不要再拖延。\n\n如付款有困难，请马上与我们联系。否则，我们将不得不考虑采取进一步措施收回欠款。',
    },
  },
  attached: '发票见本邮件附件。',
  facts: {
    number: '发票号码',
    amountDue: '应付金额',
    dueDate: '付款期限',
    daysLate: '逾期天数',
  },
  lateFees: {
    interest: '如逾期付款，依法我们有权收取逾期利息，目前年利率为 {rate}（{law}）。',
    interestAndSum:
      '如逾期付款，依法我们有权收取逾期利息（目前年利率为 {rate}）以及 {sum} 的固定补偿金（{law}）。',
  },
  sentWith: '通过 Sheaf 发送',
  stop: {
    reason: '您收到此邮件，是因为{company}向您开具了发票。',
    label: '不再接收此类邮件',
  },
}
