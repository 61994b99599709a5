import type { MailWords } from './mail-words.ts'

export const english: MailWords = {
  greeting: { named: 'Hello {client},', unnamed: 'Hello,' },
  closing: 'Kind regards,',
  invoice: {
    subject: 'Invoice {number} from {company}',
    message:
      'Please find attached invoice {number} for {amount}.\n\nThank you for your business. If you have any questions, just reply to this email.',
  },
  reminders: {
    friendly: {
      subject: 'Reminder: invoice {number}, due on {dueDate}',
      message:
        'This is a friendly reminder of invoice {number} for {amount}, due on {dueDate}.\n\nIf your payment is already on its way, thank you, and please disregard this email.',
    },
    polite: {
      subject: 'Overdue: invoice {number}',
      message:
        'Invoice {number} for {amount} was due on {dueDate}, and we have not received your payment yet. It may simply have been overlooked, so we kindly ask you to pay it in the next few days.\n\nIf you have already paid, thank you, and please disregard this email.',
    },
    firm: {
      subject: 'Final reminder: invoice {number} is overdue',
      message:
        'Invoice {number} for {amount} was due on {dueDate} and is still unpaid. Please pay the full amount without further delay.\n\nIf something stands in the way of payment, please contact us right away. Otherwise we will have to consider further steps to collect the amount.',
    },
  },
  attached: 'The invoice is attached to this email.',
  facts: {
    number: 'Invoice number',
    amountDue: 'Amount due',
    dueDate: 'Due date',
    daysLate: 'Days overdue',
  },
  lateFees: {
    interest:
      'For late payment, the law entitles us to interest, currently at {rate} a year ({law}).',
    interestAndSum:
      'For late payment, the law entitles us to interest, currently at {rate} a year, and to a fixed sum of {sum} ({law}).',
  },
  sentWith: 'Sent with Sheaf',
  stop: {
    reason: 'You are receiving this email because {company} sent you an invoice.',
    label: 'Stop these emails',
  },
}
