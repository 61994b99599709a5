import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo } from '../../../../tests/support/mails.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { clearOutbox } from './clear-outbox.ts'

describe('the mailbox', () => {
  let test: TestApp
  let id: string
  let email: string

  beforeAll(async () => {
    test = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000/sub' } })
    const empty = await get('/sub/mailbox')
    expect(empty.body).toContain('No emails yet.')
    email = (await addUser(test.database.orm, { firstName: 'Ada & <b>Eve</b>' })).email
    const payload = { email }
    await test.app.inject({ method: 'POST', url: '/sub/api/auth/forgot-password', payload })
    id = (await mailTo(test, email, 'Reset')).id
  })

  afterAll(() => test.close())

  function get(url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
    return test.app.inject({ url, headers, remoteAddress })
  }

  it('lists the mails of an installation without a mail server, each with a link', async () => {
    const page = await get('/sub/mailbox')
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(page.body).toContain(`<a href="/sub/mailbox/${id}"><strong>Reset your Sheaf password`)
    expect(page.body).toContain(email)
  })

  it('shows one mail in a frame that can do nothing but follow its links', async () => {
    const page = await get(`/sub/mailbox/${id}`)
    expect(page.body).toContain(
      `<iframe src="/sub/mailbox/${id}/html" title="Reset your Sheaf password" sandbox="allow-top-navigation-by-user-activation">`,
    )
    const frame = await get(`/sub/mailbox/${id}/html`)
    expect(frame.headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'unsafe-inline';img-src data:;base-uri 'none';form-action 'none';" +
        "frame-ancestors 'self';sandbox allow-top-navigation-by-user-activation",
    )
    expect(frame.body).toContain('<base target="_top">')
    expect(frame.body).toContain('href="http://localhost:3000/sub/reset-password?token=lnk_')
  })

  it('runs nothing, and styles itself only as it was written', async () => {
    const page = await get('/sub/mailbox')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';frame-src 'self';/,
    )
    expect(page.body).not.toContain('<script')
  })

  it.each([
    ['a client elsewhere', {}, '192.0.2.7'],
    ['a client in the same house', {}, '192.168.1.7'],
    ['what came through a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['what a proxy names by its host only', { 'x-forwarded-host': 'sheaf.example' }, '127.0.0.1'],
    ['what came through another kind of proxy', { via: '1.1 cache' }, '127.0.0.1'],
    ['what came through nginx with the address only', { 'x-real-ip': '192.0.2.7' }, '127.0.0.1'],
  ])('is not there for %s, and answers do not lead to it', async (_name, headers, address) => {
    for (const url of ['/sub/mailbox', `/sub/mailbox/${id}`, `/sub/mailbox/${id}/html`]) {
      expect((await get(url, headers, address)).statusCode).toBe(404)
    }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/sub/api/auth/forgot-password',
      payload: { email: 'nobody@example.com' },
      headers,
      remoteAddress: address,
    })
    expect(answer.json()).toMatchObject({ mailboxPath: null })
  })

  it.each([
    ['nothing', 404],
    ['..%2f..%2fsecret', 404],
    ['%2e%2e%2fsecret', 404],
    ['x%00', 400],
    ['.partial', 404],
  ])('opens no other file: %s', async (name, status) => {
    await writeFile(join(test.dataDir, 'secret.eml'), 'Subject: hidden\r\n\r\n')
    expect((await get(`/sub/mailbox/${name}`)).statusCode).toBe(status)
  })

  it('stands a file that is no mail', async () => {
    await writeFile(join(test.dataDir, 'outbox', 'zz-strange.eml'), Buffer.from([0, 255, 10]))
    await writeFile(join(test.dataDir, 'outbox', 'notes.txt'), 'x')
    await mkdir(join(test.dataDir, 'outbox', 'folder.eml'))
    const page = await get('/sub/mailbox')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(email)
    expect((await get('/sub/mailbox/zz-strange')).statusCode).toBe(200)
  })

  it('keeps mails in files that only their owner can read, and leaves no drafts', async () => {
    const folder = join(test.dataDir, 'outbox')
    const names = await readdir(folder)
    expect(names.filter((name) => name.includes('.eml.'))).toEqual([])
    expect((await stat(join(folder, `${id}.eml`))).mode & 0o777).toBe(0o600)
  })
})

describe('a mail to a client', () => {
  it('shows its copy and its attachments, and stays for as long as its user has an account', async () => {
    const test = await startTestApp()
    const user = await addUser(test.database.orm)
    await test.clientMail.send({
      id: 'sch_1-1',
      user,
      to: 'pay@client.example',
      language: 'en',
      look: { themeId: 'minimalist-line' },
      senderName: 'Ada Ltd',
      subject: 'Invoice 1',
      paragraphs: ['Hello,'],
      facts: [],
      attachments: [{ name: 'Rechnung “1”.pdf', type: 'text/html', bytes: Buffer.from('%PDF-') }],
      canStop: false,
    })
    const { id } = await mailTo(test, 'pay@client.example', 'Invoice 1')
    const page = await test.app.inject(`/mailbox/${id}`)
    expect(page.body).toContain(`Ada Ltd &lt;${user.email}&gt;`)
    expect(page.body).toContain(
      `<a href="/mailbox/${id}/attachments/0">Rechnung “1”.pdf</a> (1 kB)`,
    )
    const file = await test.app.inject(`/mailbox/${id}/attachments/0`)
    expect(file.body).toBe('%PDF-')
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="Rechnung -1-\.pdf"/),
    })
    for (const index of ['1', '-1', 'x']) {
      const none = await test.app.inject(`/mailbox/${id}/attachments/${index}`)
      expect([400, 404]).toContain(none.statusCode)
    }
    expect(await clearOutbox(test, async (address) => address === user.email)).toBe(0)
    expect(await clearOutbox(test, async (address) => address !== user.email)).toBe(1)
    await test.close()
  })
})

describe('an installation with a mail server', () => {
  it('has no mailbox', async () => {
    const test = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    expect((await test.app.inject('/mailbox')).body).not.toContain('Mailbox')
    await test.close()
  })
})

describe('the screen for signing up', () => {
  it.each([
    ['mailbox', {}],
    ['mailbox', { PUBLIC_URL: 'http://[::1]:3000' }],
    ['nowhere', { PUBLIC_URL: 'https://sheaf.example' }],
    ['mail-server', { PUBLIC_URL: 'https://sheaf.example', SMTP_URL: 'smtp://127.0.0.1:9' }],
  ])('learns that mails go to: %s', async (goesTo, env) => {
    const test = await startTestApp({ env })
    const answer = await test.app.inject('/api/auth/mail-delivery')
    expect(answer.json()).toEqual({ goesTo })
    await test.close()
  })
})
