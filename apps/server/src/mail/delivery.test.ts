import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { freePort } from '../../../../tests/support/free-port.ts'
import { jobsDone, skipPause, waitingJobs } from '../../../../tests/support/jobs.ts'
import { tokenIn } from '../../../../tests/support/mails.ts'
import {
  type Mood,
  startSmtpServer,
  type TestSmtpServer,
} from '../../../../tests/support/smtp-server.ts'
import { addUser } from '../../../../tests/support/users.ts'

const hourMs = 60 * 60 * 1000

function postTo({ app }: TestApp, path: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
}

/** Asks for a mail that costs no hash. */
async function askForMailOf(test: TestApp) {
  const user = await addUser(test.database.orm)
  const answer = await postTo(test, 'forgot-password', { email: user.email })
  expect(answer.statusCode).toBe(200)
  return user
}

async function retriedIn(test: TestApp, times: number) {
  await expect
    .poll(() => waitingJobs(test))
    .toEqual([expect.objectContaining({ state: 'retry', retry_count: times })])
}

async function expectKept(test: TestApp, smtp: TestSmtpServer, mood: Mood) {
  smtp.mood = mood
  const user = await askForMailOf(test)
  await retriedIn(test, 0)
  await skipPause(test)
  await retriedIn(test, 1)
  expect(smtp.mails).toEqual([])
  smtp.mood = 'accepts'
  await skipPause(test)
  await jobsDone(test)
  expect(smtp.mails.map(({ to }) => to)).toEqual([`Ada <${user.email}>`])
}

describe('a mail', () => {
  let smtp: TestSmtpServer
  let test: TestApp

  beforeAll(async () => {
    smtp = await startSmtpServer()
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Sheaf <paper@sheaf.example>' }
    test = await startTestApp({ env: { ...env, PUBLIC_URL: 'https://sheaf.example' } })
  })

  afterEach(async () => {
    smtp.mood = 'accepts'
    await test.database.pool.query('delete from users')
    await skipPause(test)
    await jobsDone(test)
    smtp.mails.length = 0
  })

  afterAll(async () => {
    await test.close()
    await smtp.stop()
  })

  const post = (path: string, payload: object) => postTo(test, path, payload)
  const askForMail = () => askForMailOf(test)
  const retried = (times: number) => retriedIn(test, times)

  it('does not wait until the queue is looked at, every three seconds', async () => {
    const waits: number[] = []
    for (let sent = 1; sent <= 4; sent += 1) {
      const from = performance.now()
      await askForMail()
      await expect.poll(() => smtp.mails.length, { interval: 10 }).toBe(sent)
      waits.push(performance.now() - from)
    }
    // The quickest: on a loaded machine each may take its time. The first may have come just before a look.
    expect(Math.min(...waits.slice(1))).toBeLessThan(1_500)
  })

  it('goes out over SMTP in two forms, from us to its reader', async () => {
    const answer = await post('signup', {
      email: 'Ada@example.com',
      password: 'correct horse',
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    expect(answer.json().mailboxPath).toBeNull()
    await expect.poll(() => smtp.mails.length).toBe(1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({
      from: 'Sheaf <paper@sheaf.example>',
      to: 'Ada Lovelace <Ada@example.com>',
      subject: 'Confirm your email address for Sheaf',
      file: expect.stringMatching(/^Message-ID: <[\w-]+@sheaf\.example>\r$/m),
    })
    const link = `https://sheaf.example/confirm-email?token=${tokenIn(mail ?? { text: '' })}`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`href="${link}"`)
  })

  it.each([
    'defers the recipient',
    'refuses the sender',
    'refuses the content',
    'drops the connection in the middle of the content',
  ] as const satisfies readonly Mood[])(
    'is kept while the server %s, and arrives when it has come to its senses',
    (mood) => expectKept(test, smtp, mood),
  )

  it('is kept while the server is down, delays no answer, and its link lives from its arrival', async () => {
    const port = Number(new URL(smtp.url).port)
    await smtp.stop()
    const from = performance.now()
    await askForMail()
    expect(performance.now() - from).toBeLessThan(10_000)
    await retried(0)
    test.clock.now = new Date(test.clock.now.getTime() + 30 * hourMs)
    const back = await startSmtpServer(port)
    await skipPause(test)
    await jobsDone(test)
    const token = tokenIn(back.mails[0] ?? { text: '' })
    test.clock.now = new Date(test.clock.now.getTime() + hourMs - 1)
    const reset = await post('reset-password', { token, password: 'a new password' })
    expect(reset.statusCode).toBe(200)
    await jobsDone(test)
    smtp = back
  })

  it('waits longer after each failure, for days', async () => {
    smtp.mood = 'defers the recipient'
    await askForMail()
    const pauses: number[] = []
    for (let times = 0; times < 4; times += 1) {
      await retried(times)
      pauses.push((await waitingJobs(test))[0]?.pause_s ?? 0)
      await skipPause(test)
    }
    expect(pauses[0]).toBeLessThan(5)
    expect(pauses[3]).toBeGreaterThan(pauses[0] ?? 0)
    expect(pauses[3]).toBeGreaterThan(10)
    const { rows } = await test.database.pool.query(
      `select retry_limit, retry_delay_max from sheaf_jobs.queue where name = 'mail'`,
    )
    const [{ retry_limit, retry_delay_max }] = rows
    expect((retry_limit - 12) * retry_delay_max).toBeGreaterThan(2 * 24 * 3600)
  })

  it('is given up when the server says that there is no such reader', async () => {
    smtp.mood = 'refuses the recipient'
    const attempts = smtp.attempts
    await askForMail()
    await jobsDone(test)
    expect(smtp.attempts).toBe(attempts + 1)
    expect(test.log.lines().at(-1)).toMatchObject({ msg: 'mail given up', code: 'EENVELOPE 550' })
  })

  it('is not sent to someone who has deleted the account meanwhile', async () => {
    smtp.mood = 'defers the recipient'
    await askForMail()
    await retried(0)
    await test.database.pool.query('delete from users')
    smtp.mood = 'accepts'
    await skipPause(test)
    await jobsDone(test)
    expect(smtp.mails).toEqual([])
  })

  it('leaves no trace of its reader or its link in the log and in the queue', async () => {
    smtp.mood = 'defers the recipient'
    const user = await askForMail()
    await retried(0)
    smtp.mood = 'accepts'
    await skipPause(test)
    await jobsDone(test)
    const token = tokenIn(smtp.mails[0] ?? { text: '' })
    const { rows } = await test.database.pool.query('select * from sheaf_jobs.job')
    for (const text of [test.log.text(), JSON.stringify(rows)]) {
      expect(text).not.toContain(`${user.email}`)
      expect(text).not.toContain(token.split('.')[1])
    }
    expect(test.log.text()).toContain('mail sent')
  })
})

describe('a mail server that hangs', () => {
  it.each(['hangs before its greeting', 'hangs after the content'] as const)(
    'gets its mail when it has come to its senses, since it is kept while the server %s',
    async (mood) => {
      const smtp = await startSmtpServer()
      const test = await startTestApp({ env: { SMTP_URL: smtp.hastyUrl } })
      await expectKept(test, smtp, mood)
      await test.close()
      await smtp.stop()
    },
  )

  it('holds up one mail, not the next', async () => {
    const smtp = await startSmtpServer()
    smtp.mood = 'hangs after the content'
    const test = await startTestApp({ env: { SMTP_URL: smtp.url } })
    const [first, second] = [await addUser(test.database.orm), await addUser(test.database.orm)]
    const forget = (email: string) =>
      test.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
    await forget(first.email)
    await expect.poll(() => smtp.hanging).toBe(1)
    smtp.mood = 'accepts'
    await forget(second.email)
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([`Ada <${second.email}>`])
    await expect
      .poll(() => waitingJobs(test))
      .toEqual([expect.objectContaining({ state: 'active', retry_count: 0 })])
    await smtp.stop()
    await test.close()
  })
})

describe('a mail server that speaks in the clear', () => {
  it('gets no mail, which waits until the operator allows it', async () => {
    const smtp = await startSmtpServer()
    const test = await startTestApp({ env: { SMTP_URL: smtp.strictUrl } })
    const { email } = await addUser(test.database.orm)
    await test.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
    await expect.poll(() => test.log.text()).toContain('mail not taken')
    expect(test.log.text()).toContain('ETLS')
    expect(smtp.mails).toEqual([])
    expect(await waitingJobs(test)).toHaveLength(1)
    await test.close()
    await smtp.stop()
  })

  it('gets it once it can encrypt', async () => {
    const smtp = await startSmtpServer(0, true)
    // Its certificate is nobody's: an operator has a real one, or says the same.
    const url = `${smtp.strictUrl}?tls.rejectUnauthorized=false`
    const test = await startTestApp({ env: { SMTP_URL: url } })
    const { email } = await addUser(test.database.orm)
    await test.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([`Ada <${email}>`])
    await test.close()
    await smtp.stop()
  })
})

describe('a mail server that was never there', () => {
  it('keeps nobody from signing up', async () => {
    const test = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } })
    const payload = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada' }
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/signup', payload })
    expect(answer.statusCode).toBe(201)
    await test.close()
  })
})
