import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { addUser } from '../../../../tests/support/users.ts'
import type { User } from '../accounts/store.ts'
import { readEnv } from '../env.ts'
import { TryLater } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { createMailer } from '../mail/create-mailer.ts'
import { findOutboxMails } from '../mail/outbox.ts'
import { createClientMail } from './client-mail.ts'
import type { ClientMailOrder } from './compose.ts'

let smtp: TestSmtpServer
let test: TestApp
let user: User

beforeAll(async () => {
  smtp = await startSmtpServer()
  test = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Sheaf <paper@sheaf.example>',
      PUBLIC_URL: 'https://sheaf.example',
    },
  })
})

afterEach(() => {
  smtp.mood = 'accepts'
  smtp.mails.length = 0
})

afterAll(async () => {
  await test.close()
  await smtp.stop()
})

function openClientMail(place: Record<string, string> = { SMTP_URL: smtp.url }) {
  const env = readEnv({
    ...place,
    MAIL_FROM: 'Sheaf <paper@sheaf.example>',
    PUBLIC_URL: 'https://sheaf.example',
  })
  const now = () => test.clock.now
  return createClientMail({
    env,
    orm: test.database.orm,
    keys: deriveKeys('a secret of this test, long enough'),
    mailer: createMailer({ env, now }),
    log: test.log.log,
    now,
  })
}

async function someone() {
  user = await addUser(test.database.orm, { subscription: 'premium' })
  return { user, clientMail: openClientMail() }
}

let count = 0
function anOrder(fields: Partial<ClientMailOrder> = {}): ClientMailOrder {
  count += 1
  return {
    id: `rem_${count}-1`,
    user,
    to: 'Pay@Client.example',
    language: 'en',
    look: { themeId: 'corporate-stripe' },
    senderName: 'Müller & Söhne',
    subject: 'Invoice 2026-001',
    paragraphs: ['Hello,', 'Please find our invoice attached.\nThank you.'],
    facts: [
      ['Invoice number', '2026-001'],
      ['Amount due', '$1,200.00'],
    ],
    attachments: [{ name: '2026-001.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }],
    canStop: true,
    ...fields,
  }
}

describe('a mail to a client', () => {
  it('comes from us in the name of the company, is answered to the user, and the user gets the same in copy', async () => {
    const { clientMail } = await someone()
    const order = anOrder()
    expect(await clientMail.send(order)).toBe('sent')
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([
      ['Pay@client.example'],
      [user.email],
    ])
    const [mail, copy] = smtp.mails
    expect(mail).toMatchObject({
      from: 'Müller & Söhne via Sheaf <paper@sheaf.example>',
      to: 'Pay@client.example',
      cc: `Müller & Söhne <${user.email}>`,
      subject: 'Invoice 2026-001',
      attachments: [{ name: '2026-001.pdf', type: 'application/pdf' }],
    })
    expect(mail?.headers.get('reply-to')).toContain(user.email)
    expect(mail?.headers.get('message-id')).toBe(`<${order.id}@sheaf.example>`)
    expect(copy?.headers.get('message-id')).toBe(`<${order.id}@sheaf.example>`)
    expect(Buffer.from(mail?.attachments[0]?.bytes ?? []).toString()).toBe('%PDF-')
    expect(mail?.text).toContain('Amount due: $1,200.00')
    expect(mail?.html).toContain('attached.<br>Thank you.')
    expect(mail?.html).not.toMatch(/<img|url\(|<link|<script/)
  })

  it('has a link to stop such mails where they can be stopped, which programs can use at once', async () => {
    const { clientMail } = await someone()
    await clientMail.send(anOrder())
    const [mail, copy] = smtp.mails
    // In the user's hands it would stop what the client wants.
    expect(copy?.headers.has('list-unsubscribe')).toBe(false)
    expect(copy?.text).not.toContain('stop-mails')
    const link = mail?.headers.get('list-unsubscribe') ?? ''
    expect(link).toMatch(/^<https:\/\/sheaf\.example\/api\/client-mail\/stop\?token=usr_[\w.-]+>$/)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toMatch(/^https:\/\/sheaf\.example\/stop-mails\?token=usr_[\w.-]+$/m)
    await clientMail.send(anOrder({ canStop: false }))
    expect(smtp.mails.at(-1)?.headers.has('list-unsubscribe')).toBe(false)
    expect(smtp.mails.at(-1)?.text).not.toContain('stop-mails')
  })

  it('in Arabic runs from right to left and keeps a number with hyphens in its order', async () => {
    const { clientMail } = await someone()
    await clientMail.send(
      anOrder({ language: 'ar', paragraphs: ['الفاتورة رقم 2026-014 بمبلغ 1,204.50 مرفقة'] }),
    )
    const isolated = 'رقم \u20662026-014\u2069 بمبلغ \u20661,204.50\u2069 مرفقة'
    expect(smtp.mails[0]?.html).toContain('<html lang="ar" dir="rtl">')
    expect(smtp.mails[0]?.html).toContain(isolated)
    expect(smtp.mails[0]?.text).toContain(isolated)
    expect(smtp.mails[0]?.text).toContain('أُرسلت عبر Sheaf')
  })

  it('reaches the client once, however often it is sent, and only the copy is made up for', async () => {
    const { clientMail } = await someone()
    const order = anOrder()
    await clientMail.send(order)
    await clientMail.send(order)
    expect(smtp.mails.map(({ recipients }) => recipients[0])).toEqual([
      'Pay@client.example',
      user.email,
      user.email,
    ])
  })

  it('is to be tried later while the mail server is not willing, without counting twice', async () => {
    const { clientMail } = await someone()
    smtp.mood = 'defers the recipient'
    const order = anOrder()
    await expect(clientMail.send(order)).rejects.toThrow(TryLater)
    await expect(clientMail.send(order)).rejects.toThrow(TryLater)
    smtp.mood = 'accepts'
    expect(await clientMail.send(order)).toBe('sent')
    expect(await countOf(user.id)).toBe(1)
  })

  it('is not tried again at an address that nobody reads, by this user; another user may still know better', async () => {
    const { clientMail } = await someone()
    smtp.mood = 'refuses the recipient'
    expect(await clientMail.send(anOrder())).toBe('bounced')
    smtp.mood = 'accepts'
    expect(await clientMail.send(anOrder({ to: ' pay@client.EXAMPLE', canStop: false }))).toBe(
      'bounced',
    )
    expect(smtp.mails).toEqual([])
    await someone()
    expect(await clientMail.send(anOrder())).toBe('sent')
  })

  it('is given up once, but not for good, when the mail server dislikes the sender', async () => {
    const { clientMail } = await someone()
    smtp.mood = 'refuses us to the recipient'
    expect(await clientMail.send(anOrder())).toBe('bounced')
    smtp.mood = 'accepts'
    expect(await clientMail.send(anOrder())).toBe('sent')
  })

  it('is one of fifty in a day, also when several servers send at once', async () => {
    await someone()
    const outbox = { DATA_DIR: test.dataDir }
    const servers = [1, 2, 3].map(() => openClientMail(outbox))
    const orders = Array.from({ length: 54 }, () => anOrder())
    const outcomes = await Promise.all(
      orders.map((order, index) => servers[index % 3]?.send(order)),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(50)
    expect(outcomes.filter((outcome) => outcome === 'over-limit')).toHaveLength(4)
    // A file for each, though the client and the user were both sent it.
    expect(await findOutboxMails(test)).toHaveLength(50)
    const clientMail = openClientMail(outbox)
    expect(await clientMail.send(anOrder({ to: 'me' }))).toBe('sent')
    const before = test.clock.now
    test.clock.now = new Date(before.getTime() + 24 * 60 * 60 * 1000)
    expect(await clientMail.send(anOrder())).toBe('sent')
    test.clock.now = before
  })
})

describe('a mail to the user', () => {
  it('goes to nobody else and cannot be stopped', async () => {
    const { clientMail } = await someone()
    expect(await clientMail.send(anOrder({ to: 'me' }))).toBe('sent')
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]).toMatchObject({ to: user.email, cc: '' })
    expect(smtp.mails[0]?.headers.has('list-unsubscribe')).toBe(false)
  })
})

async function countOf(userId: string): Promise<number> {
  const { rows } = await test.database.pool.query(
    'select count(*)::int as count from client_mails where user_id = $1',
    [userId],
  )
  return rows[0]?.count
}
