import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { toMessage } from '../mail/message.ts'
import { composeAccountMail } from './account-mails.ts'
import type { AccountMail } from './mail-queue.ts'

const kinds = [
  'confirm',
  'already-registered',
  'reset',
  'password-changed',
  'payment-failed',
  'schedule-paused',
  'invoices-late',
  'reminder-unsent',
] as const
const publicUrl = 'https://sheaf.example/sub'
const user = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }
const about = {
  ...{
    userId: 'usr_1',
    linkId: 'lnk_1',
    scheduleId: 'sch_1',
    reminderId: 'rem_1',
    problem: 'premium-ended',
  },
  days: ['2026-11-01', '2026-12-01'],
}
const compose = (kind: (typeof kinds)[number], changes: Partial<typeof user> = {}) =>
  composeAccountMail({ kind, ...about } as AccountMail, {
    user: { ...user, ...changes },
    publicUrl,
    token: 'lnk_1.x',
  })

const links: Record<(typeof kinds)[number], string[]> = {
  confirm: [`${publicUrl}/confirm-email?token=lnk_1.x`],
  'already-registered': [`${publicUrl}/login`, `${publicUrl}/forgot-password`],
  reset: [`${publicUrl}/reset-password?token=lnk_1.x`],
  'password-changed': [`${publicUrl}/forgot-password`],
  'payment-failed': [`${publicUrl}/account`],
  'schedule-paused': [`${publicUrl}/recurring/sch_1`],
  'invoices-late': [`${publicUrl}/recurring`],
  'reminder-unsent': [`${publicUrl}/reminders/rem_1`],
}

describe.each(kinds)('the mail %s', (kind) => {
  it('has its links in both forms, each on a line of its own in the text', () => {
    const mail = compose(kind)
    const hrefs = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(new Set(hrefs)).toEqual(new Set([publicUrl, ...links[kind]]))
    for (const link of links[kind]) expect(mail.text.split('\n')).toContain(link)
  })

  it('says the same in both forms', () => {
    const { text, html } = compose(kind)
    const words = (form: string) => form.replace(/\s+/g, ' ')
    const shown = words(html.replace(/<[^>]+>/g, ' ').replaceAll('&#39;', "'"))
    for (const line of text.split('\n\n').slice(0, 2)) expect(shown).toContain(words(line))
  })

  it('loads nothing from anywhere and tells nobody that it was read', () => {
    expect(compose(kind).html).not.toMatch(/<(?:img|link|script|style|iframe)|url\(|src=/i)
  })

  it('keeps to lines that every mail program shows', () => {
    const lines = compose(kind).text.split('\n')
    expect(lines.filter((line) => line.length > 76 && !line.startsWith('https:'))).toEqual([])
  })
})

describe('names in mails', () => {
  it.each(['Ada', "D'Arcy", 'Ana-María', 'José Luis', 'Dr. Ada', 'שלום', '山田', 'Zoë'])(
    'greet %s',
    (firstName) => {
      const name = firstName.replaceAll("'", '&#39;')
      expect(compose('confirm', { firstName }).html).toContain(`Hello ${name},`)
    },
  )

  it.each([
    'evil.example',
    'http://evil.example',
    'Win a car at evil.example/x',
    '<b>x</b>',
    'a@b.co',
  ])('are left out when a mail program could make a link of them: %s', (firstName) => {
    const mail = compose('confirm', { firstName })
    expect(mail.to).toEqual({ name: '', address: user.email })
    expect(mail.text).toMatch(/^Hello,\n/)
    expect(mail.html).not.toContain('evil')
    expect(mail.html).not.toContain('<b>')
  })

  it('can smuggle no header into a mail', async () => {
    const evil = 'Ada\r\nBcc: victim@example.com\r\n\r\nBuy now\u2028x'
    const mail = {
      id: 'job',
      ...compose('confirm'),
      to: { name: evil, address: user.email },
      subject: evil,
    }
    const composer = createTransport({ streamTransport: true, buffer: true })
    const { message } = await composer.sendMail(toMessage(mail, readEnv({}), new Date()))
    const read = await PostalMime.parse(message as Buffer)
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(read.to).toEqual([expect.objectContaining({ address: user.email })])
    expect(read.subject).toBe('Ada Bcc: victim@example.com Buy now x')
  })
})
