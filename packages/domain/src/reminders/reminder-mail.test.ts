import { describe, expect, it } from 'vitest'
import { anInvoice } from '../../test/make-document.ts'
import { reminderMail } from './reminder-mail.ts'
import { mailWords } from './words.ts'

const invoice = anInvoice(
  {
    number: 'R-7',
    language: 'de',
    region: 'DE',
    currency: 'EUR' as never,
    'sender.name': 'Tischlerei Kai',
    'sender.address': 'Am Kai 3, 20457 Hamburg, Germany',
    'receiver.name': 'Frau Castellan',
    endsOn: '2026-01-31',
  },
  [{ description: 'Küche', quantity: '1', price: '1000' }],
)
const step = { days: 14, tone: 'firm', subject: '', message: '' } as const
const choices = { sender: 'Kai', saysLateFees: true }

describe('[W3] a reminder', () => {
  it("says in the client's language what is due, since when, and what the law allows", async () => {
    const mail = reminderMail(invoice, await mailWords('de'), step, choices)
    expect(mail?.subject).toContain('R-7')
    const text = mail?.paragraphs.join('\n')
    expect(text).toContain('Frau Castellan')
    expect(text).toMatch(/10,27\s%.*40,00\s€.*§ 288 BGB/)
    expect(mail?.paragraphs.at(-1)).toMatch(/Tischlerei Kai$/)
    expect(mail?.facts.at(-1)).toEqual(['Tage überfällig', '14'])
  })

  it('says nothing about fees before it is late, or where its user leaves that out', async () => {
    const words = await mailWords('de')
    const early = reminderMail(invoice, words, { ...step, days: -3, tone: 'friendly' }, choices)
    expect(early?.paragraphs.join('\n')).not.toContain('BGB')
    expect(early?.facts).toHaveLength(3)
    const silent = reminderMail(invoice, words, step, { ...choices, saysLateFees: false })
    expect(silent?.paragraphs.join('\n')).not.toContain('BGB')
  })

  it('takes the words of its user, and their name where the invoice has no company', async () => {
    const own = { ...step, message: 'Bitte zahlen Sie {amount}.' }
    const nameless = { ...invoice, sender: { ...invoice.sender, name: '' } }
    const mail = reminderMail(nameless, await mailWords('de'), own, choices)
    expect(mail?.paragraphs[1]).toMatch(/^Bitte zahlen Sie 1\.000,00\s€\.$/)
    expect(mail?.paragraphs.at(-1)).toMatch(/\nKai$/)
  })

  it('has nothing to say where nothing is owed', async () => {
    const paid = { ...invoice, endsOn: '' }
    expect(reminderMail(paid, await mailWords('de'), step, choices)).toBeUndefined()
  })
})
