import type { MailWords } from './mail-words.ts'

export const turkish: MailWords = {
  greeting: { named: 'Sayın {client},', unnamed: 'Sayın Yetkili,' },
  closing: 'Saygılarımızla,',
  invoice: {
    subject: '{number} numaralı fatura – {company}',
    message:
      '{amount} tutarındaki {number} numaralı faturamızı ekte bilginize sunarız.\n\nİş birliğiniz için teşekkür ederiz. Sorularınız için bu e-postayı yanıtlayabilirsiniz.',
  },
  reminders: {
    friendly: {
      subject: 'Hatırlatma: {number} numaralı fatura, son ödeme tarihi {dueDate}',
      message:
        'Son ödeme tarihi {dueDate} olan, {amount} tutarındaki {number} numaralı faturamızı hatırlatmak isteriz.\n\nÖdemenizi yaptıysanız teşekkür eder, bu e-postayı dikkate almamanızı rica ederiz.',
    },
    polite: {
      subject: 'Ödeme hatırlatması: {number} numaralı fatura',
      message:
        'Son ödeme tarihi {dueDate} olan, {amount} tutarındaki {number} numaralı faturamızın vadesi geçmiş olup ödemeniz henüz tarafımıza ulaşmamıştır. Gözden kaçmış olabileceğini düşünerek ödemenin önümüzdeki günlerde yapılmasını rica ederiz.\n\nÖdemenizi yaptıysanız teşekkür eder, bu e-postayı dikkate almamanızı rica ederiz.',
    },
    firm: {
      subject: 'Son ihtar: {number} numaralı fatura ödenmedi',
      message:
        'Son ödeme tarihi {dueDate} olan, {amount} tutarındaki {number} numaralı faturamız hâlâ ödenmemiştir. Tutarın tamamını gecikmeksizin ödemenizi önemle rica ederiz.\n\nÖdemeye engel bir durum varsa lütfen derhâl bizimle iletişime geçin. Aksi takdirde alacağımızın tahsili için gerekli adımları atma hakkımızı saklı tutarız.',
    },
  },
  attached: 'Fatura bu e-postanın ekindedir.',
  facts: {
    number: 'Fatura numarası',
    amountDue: 'Ödenecek tutar',
    dueDate: 'Son ödeme tarihi',
    daysLate: 'Geciken gün sayısı',
  },
  lateFees: {
    interest:
      'Geç ödeme hâlinde yasa gereği gecikme faizi talep etme hakkımız vardır; güncel yıllık oran {rate} ({law}).',
    interestAndSum:
      'Geç ödeme hâlinde yasa gereği gecikme faizi (güncel yıllık oran {rate}) ve {sum} tutarında maktu tazminat talep etme hakkımız vardır ({law}).',
  },
  sentWith: 'Sheaf ile gönderildi',
  stop: {
    reason: 'Bu e-postayı, {company} tarafından adınıza fatura düzenlendiği için aldınız.',
    label: 'Bu e-postaları almak istemiyorum',
  },
}
