import type { MailWords } from './mail-words.ts'

export const traditionalChinese: MailWords = {
  greeting: { named: '{client} 您好：', unnamed: '您好：' },
  closing: '順頌商祺',
  invoice: {
    subject: '發票 {number} – {company}',
    message:
      '隨信附上發票（發票號碼：{number}，金額：{amount}），敬請查收。\n\n感謝您的惠顧。如有任何疑問，請直接回覆此郵件。',
  },
  reminders: {
    friendly: {
      subject: '付款提醒：發票 {number}，付款期限 {dueDate}',
      message:
        '謹此提醒您留意以下發票（發票號碼：{number}，金額：{amount}，付款期限：{dueDate}）。\n\n如您已安排付款，謹致謝意，並請忽略此郵件。',
    },
    polite: {
      subject: '逾期提醒：發票 {number}',
      message:
        '以下發票已逾付款期限，我們尚未收到您的款項（發票號碼：{number}，金額：{amount}，付款期限：{dueDate}）。這可能只是一時疏忽，敬請於近日內安排付款。\n\n如您已付款，謹致謝意，並請忽略此郵件。',
    },
    firm: {
      subject: '最後催款通知：發票 {number} 逾期未付',
      message:
        '以下發票已逾付款期限，至今仍未支付（發票號碼：{number}，金額：{amount}，付款期限：{dueDate}）。請您立即支付全額款項，勿再延遲。\n\n如付款有困難，請立即與我們聯絡。否則，我們將不得不考慮採取進一步措施追討欠款。',
    },
  },
  attached: '發票請見本郵件附件。',
  facts: {
    number: '發票號碼',
    amountDue: '應付金額',
    dueDate: '付款期限',
    daysLate: '逾期天數',
  },
  lateFees: {
    interest: '如逾期付款，我們依法有權收取逾期利息，目前年利率為 {rate}（{law}）。',
    interestAndSum:
      '如逾期付款，我們依法有權收取逾期利息（目前年利率為 {rate}）以及 {sum} 的固定補償金（{law}）。',
  },
  sentWith: '透過 Sheaf 寄送',
  stop: {
    reason: '您收到此郵件，是因為 {company} 向您開立了發票。',
    label: '不再接收此類郵件',
  },
}
