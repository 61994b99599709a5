import { sampleDocument } from '@sheaf/rendering/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { saidEverywhere } from '../support/attacks/said-everywhere.ts'
import { tricks, trickyAddresses } from '../support/attacks/tricks.ts'
import { isInBrief } from '../support/env.ts'
import { elementsOf } from '../support/previews.ts'
import { lookForReminders, reminding } from '../support/reminders.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

let smtp: TestSmtpServer
let test: TestApp
beforeAll(async () => {
  smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Sheaf <paper@sheaf.example>' }
  test = await startTestApp({ env: { ...env, PUBLIC_URL: 'https://sheaf.example' } })
})
afterAll(async () => {
  await test.close()
  await smtp.stop()
})

type Sent = TestSmtpServer['mails'][number]

const days = { issueDate: '2026-01-28', dueDate: '2026-02-27' }

/** The reminder about an invoice that says these texts in every field, as the mail server got it. */
async function reminderSaying(texts: readonly string[], language = 'en'): Promise<Sent> {
  smtp.mails.length = 0
  test.clock.now = new Date('2026-02-20T12:00:00Z')
  const ada = await reminding(test)
  const document = saidEverywhere(sampleDocument('invoice'), texts)
  const steps = texts.slice(0, 1).map((text) => ({ days: -3, tone: 'friendly', message: text }))
  const [, subject = ''] = texts
  const clientEmail = 'pay@globex.example'
  await ada.order({
    document: { ...document, ...days, language, paymentTerms: '', templateId: 'blue-wave' },
    steps: steps.map((step) => ({ ...step, subject })),
    clientEmail,
  })
  test.clock.now = new Date('2026-02-24T08:00:00Z')
  await lookForReminders(test)
  const sent = smtp.mails.find(({ recipients }) => recipients.includes(clientEmail))
  if (sent === undefined) throw new Error('Nothing was sent')
  expect(new Set(smtp.mails.flatMap(({ recipients }) => recipients))).toEqual(
    new Set([clientEmail, ada.user.email]),
  )
  return sent
}

function headersOf({ file }: Sent): string[] {
  const [head = ''] = file.split('\r\n\r\n')
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '')
}

describe('a mail about an invoice that says in every field what', () => {
  let plain: Sent
  beforeAll(async () => {
    plain = await reminderSaying(['Acme', 'Please pay'])
  })

  // Each is drawn as a PDF: `npm test` has minutes, and says them in three orders.
  const orders = tricks.mail.map((_, at) => at).filter((at) => !isInBrief || at % 4 === 0)
  it.each(orders)('begins a header has those of every mail: %#', async (at) => {
    const texts = [...tricks.mail.slice(at), ...tricks.mail.slice(0, at)]
    const mail = await reminderSaying(texts)
    expect(headersOf(mail)).toEqual(headersOf(plain))
    expect(mail.from).toMatch(/<paper@sheaf\.example>$/)
    expect(mail.to).toContain('pay@globex.example')
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u0085]/)
    expect(mail.attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^[^\p{C}/\\]*\.pdf$/u),
    ])
  })

  it('is markup has the elements of every mail, and leads nowhere else', async () => {
    const mail = await reminderSaying(tricks.html)
    const known = elementsOf(plain.html)
    expect(elementsOf(mail.html).filter((element) => !known.includes(element))).toEqual([])
    const links = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link)
    expect(links.filter((link) => !/^https:\/\/sheaf\.example(?:\/|$)/.test(link ?? ''))).toEqual(
      [],
    )
  })
})

describe('an address that is more or less than one', () => {
  it.each(trickyAddresses)('gets no mail: %j', async (address) => {
    const ada = await reminding(test)
    const order = { clientEmail: address }
    await expect(ada.order(order)).rejects.toThrow('"status":400')
    const signup = await test.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload: { email: address, password: 'slow ferries at dawn', firstName: 'Ada', lastName: '' },
    })
    expect(signup.statusCode).toBe(400)
  })
})
