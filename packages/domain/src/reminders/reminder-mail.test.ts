import { describe, expect, it } from 'vitest'
import { anInvoice } from '../../test/make-document.ts'
import { lateFeeLine } from './late-fee-line.ts'
import { owedBy } from './owed.ts'
import { isTrueOn, mailFacts, noteToUser, reminderMail } from './reminder-mail.ts'
import { mailWords } from './words.ts'

const invoice = anInvoice(
  {
    number: 'RE-7',
    endsOn: '2026-02-27',
    currency: 'EUR',
    language: 'de',
    region: 'DE',
    'sender.name': 'Nord GmbH',
    'sender.address': 'Hafenstr. 1, 20095 Hamburg, Germany',
    'receiver.company': 'Globex',
    'receiver.address': 'Hauptstr. 2, 10115 Berlin, Germany',
    'receiver.taxId': 'DE136695976',
  },
  [{ description: 'Brot', quantity: '2', price: '50' }],
)
const owed = owedBy(invoice)
if (owed === undefined) throw new Error('The invoice owes nothing')
const step = { days: 7, tone: 'polite', subject: '', message: '' } as const

describe('[W3] a reminder', () => {
  it("speaks in the client's language, with the figures of the sheet", async () => {
    const words = await mailWords('de')
    const mail = reminderMail(words, owed, step, { also: [words.attached] })
    expect(mail.subject).toBe('Zahlungserinnerung: Rechnung RE-7')
    const text = mail.paragraphs.join('\n')
    expect(text).toContain('Rechnung RE-7 über 100,00\u00a0€ war am 27. Februar 2026 fällig')
    expect(mail.paragraphs.at(-1)).toContain('Nord GmbH')
  })

  it('for its user says in English how the invoice stands, and what they can send', () => {
    const note = noteToUser(owed, ['Guten Tag,'], 7)
    expect(note.subject).toBe('Invoice RE-7 for Globex is 7 days overdue')
    expect(note.paragraphs[1]).toContain('mark the invoice as paid')
    expect(note.paragraphs.at(-1)).toBe('Guten Tag,')
  })

  it('names the days that have passed only when the due date is over', async () => {
    const words = await mailWords('de')
    expect(mailFacts(words, owed, 0)).toHaveLength(3)
    expect(mailFacts(words, owed, 7).at(-1)).toEqual([words.facts.daysLate, '7'])
  })

  it('says its own words, and the days that have really passed', async () => {
    const own = { ...step, message: 'Seit {days} Tagen' }
    const words = await mailWords('de')
    expect(reminderMail(words, owed, own, {}).paragraphs).toContain('Seit 7 Tagen')
    expect(reminderMail(words, owed, own, { days: 9 }).paragraphs).toContain('Seit 9 Tagen')
  })

  it('says that the due date is over only when it is', () => {
    expect([-3, 0].map((days) => isTrueOn('polite', days))).toEqual([false, false])
    expect([-3, 0, 1].map((days) => isTrueOn('friendly', days))).toEqual([true, true, true])
    expect(isTrueOn('firm', 1)).toBe(true)
  })
})

describe('[W4] what late payment costs', () => {
  const line = async (on: string, document = invoice) =>
    lateFeeLine(await mailWords(document.language), document, on)

  it('is what the law of the seller says, with its source', async () => {
    expect(await line('2026-03-06')).toMatch(
      /10,27\s?% pro Jahr, sowie eine Pauschale von 40,00\s€.*BGB/,
    )
  })

  it('is not said before it is due, nor where we are not sure of the rate', async () => {
    expect(await line('2026-02-27')).toBeUndefined()
    expect(await line('2031-03-06')).toBeUndefined()
  })

  it('is not said where the law gives nothing', async () => {
    const american = {
      ...invoice,
      region: 'US',
      sender: { ...invoice.sender, address: 'Austin, TX, USA' },
    }
    expect(await line('2026-03-06', american)).toBeUndefined()
  })
})
