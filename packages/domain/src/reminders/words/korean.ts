import type { MailWords } from './mail-words.ts'

export const korean: MailWords = {
  greeting: { named: '안녕하세요, {client} 님.', unnamed: '안녕하세요.' },
  closing: '감사합니다.',
  invoice: {
    subject: '청구서 {number} 송부 – {company}',
    message:
      '청구서(청구서 번호: {number}, 청구금액: {amount})를 첨부하여 보내드립니다.\n\n항상 거래해 주셔서 감사합니다. 문의 사항이 있으시면 이 메일로 회신해 주시기 바랍니다.',
  },
  reminders: {
    friendly: {
      subject: '지급기한 안내: 청구서 {number}(지급기한: {dueDate})',
      message:
        '아래 청구서의 지급기한을 안내해 드립니다(청구서 번호: {number}, 청구금액: {amount}, 지급기한: {dueDate}).\n\n이미 지급하셨다면 감사드리며, 이 메일은 무시하셔도 됩니다.',
    },
    polite: {
      subject: '대금 지급 요청: 청구서 {number}',
      message:
        '아래 청구서의 지급기한이 지났으나 아직 입금이 확인되지 않았습니다(청구서 번호: {number}, 청구금액: {amount}, 지급기한: {dueDate}). 바쁘신 중에 누락되었을 수 있으니 확인하시고 며칠 내로 지급해 주시기를 부탁드립니다.\n\n이미 지급하셨다면 감사드리며, 이 메일은 무시하셔도 됩니다.',
    },
    firm: {
      subject: '최종 안내: 청구서 {number} 미지급',
      message:
        '아래 청구서는 지급기한이 지났으나 아직도 지급되지 않았습니다(청구서 번호: {number}, 청구금액: {amount}, 지급기한: {dueDate}). 더 이상 지체하지 마시고 전액을 지급해 주시기 바랍니다.\n\n지급이 어려운 사정이 있으시면 즉시 연락해 주시기 바랍니다. 그렇지 않을 경우 대금 회수를 위한 추가 조치를 검토할 수밖에 없음을 알려드립니다.',
    },
  },
  attached: '청구서는 이 메일에 첨부되어 있습니다.',
  facts: {
    number: '청구서 번호',
    amountDue: '청구금액',
    dueDate: '지급기한',
    daysLate: '연체 일수',
  },
  lateFees: {
    interest:
      '지급이 지연되는 경우 당사는 법률에 따라 지연이자(현재 연 {rate})를 청구할 수 있습니다({law}).',
    interestAndSum:
      '지급이 지연되는 경우 당사는 법률에 따라 지연이자(현재 연 {rate})와 정액 보상금({sum})을 청구할 수 있습니다({law}).',
  },
  sentWith: 'Sheaf를 통해 발송',
  stop: {
    reason: '이 메일은 {company}에서 발행한 청구서와 관련하여 발송되었습니다.',
    label: '이 메일 그만 받기',
  },
}
