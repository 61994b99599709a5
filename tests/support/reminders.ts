import { withValues } from '@sheaf/domain/documents/document'
import { sampleDocument } from '@sheaf/rendering/samples'
import { wireOf } from './documents.ts'

type Values = Parameters<typeof withValues>[1]

/** An invoice that is due on February 27, 2026, unless its values say otherwise, as POST /api/generate-pdf takes it. */
export function anUnpaidInvoice(values: Values = {}): Record<string, unknown> {
  const invoice = withValues(sampleDocument('invoice'), {
    number: 'INV-7',
    issuedOn: '2026-01-28',
    endsOn: '2026-02-27',
    paymentTerms: '',
    'receiver.name': 'Globex',
    'receiver.company': '',
    ...values,
  })
  return { ...wireOf(invoice), templateId: 'blue-wave' }
}

/** Reminders for a client in Berlin time, three days before the due date, a week after it, and two. */
export function aReminderOrder(fields: object = {}) {
  return {
    document: anUnpaidInvoice(),
    steps: [
      { days: -3, tone: 'friendly' },
      { days: 7, tone: 'polite' },
      { days: 14, tone: 'firm', subject: 'Last call', message: 'Please pay {amount}.' },
    ],
    timeZone: 'Europe/Berlin',
    deliverTo: 'client',
    clientEmail: 'pay@globex.example',
    ...fields,
  }
}
