import { describe, expect, it } from 'vitest'
import { filled, mailText, ownWords } from './mail-text.ts'
import { mailWords } from './words.ts'

const values = {
  number: 'INV-7',
  amount: '€120.00',
  dueDate: '5 March 2026',
  days: '14',
  company: 'Ada Ltd',
  client: 'Globex',
}

describe('a mail to a client', () => {
  it('greets by name, says what it is about, and ends with the sender', async () => {
    const words = await mailWords('en')
    expect(mailText(words, words.reminders.polite, values, [words.attached])).toEqual({
      subject: 'Overdue: invoice INV-7',
      paragraphs: [
        'Hello Globex,',
        'Invoice INV-7 for €120.00 was due on 5 March 2026, and we have not received your payment yet. It may simply have been overlooked, so we kindly ask you to pay it in the next few days.',
        'If you have already paid, thank you, and please disregard this email.',
        'The invoice is attached to this email.',
        'Kind regards,\nAda Ltd',
      ],
    })
  })

  it('greets whoever has no name, in their language', async () => {
    const words = await mailWords('de-AT')
    const { paragraphs } = mailText(words, words.invoice, { ...values, client: '' })
    expect(paragraphs[0]).toBe('Guten Tag,')
    expect(paragraphs[1]).toBe('anbei erhalten Sie die Rechnung INV-7 über €120.00.')
  })

  it('takes the words of its user, and the standard ones for what they left empty', async () => {
    const { invoice } = await mailWords('en')
    const draft = ownWords({ subject: '', message: 'Pay {amount}, {days} days late' }, invoice)
    expect(draft.subject).toBe(invoice.subject)
    expect(filled(draft.message, values)).toBe('Pay €120.00, 14 days late')
  })

  it('leaves other braces alone, and marks inside of names', () => {
    expect(filled('{month} {constructor} {} {number}', values)).toBe(
      '{month} {constructor} {} INV-7',
    )
    expect(filled('{client}', { ...values, client: '{amount} $& $1' })).toBe('{amount} $& $1')
  })
})
