import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailsTo } from '../../../../tests/support/mails.ts'
import { clearOutbox } from '../mail/clear-outbox.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ env: { SUPPORT_EMAIL: 'help@sheaf.example', SUPPORT_HOURS: '8' } })
})
afterAll(() => test.close())

async function ask(cookie: string, payload: object) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  return await test.app.inject({ method: 'POST', url: '/api/support', headers, payload })
}

it('a message goes to whoever runs the installation, marked when it is urgent by plan, and nowhere else', async () => {
  const { user, cookie } = await test.signIn({ subscription: 'premium', lastName: 'Lovelace' })
  const message = 'My marker-4711 invoice prints\nwithout its logo. <b>Why?</b>'
  const answer = await ask(cookie, { message, requestId: 'req-1' })
  expect(answer.json()).toEqual({ message: `We'll answer to ${user.email} within 8 hours.` })
  const [mail] = await mailsTo(test, 'help@sheaf.example')
  expect(mail?.subject).toMatch(/^\[Premium\] Sheaf support: My marker-4711/)
  for (const part of [message, 'req-1', 'Plan: Premium', user.email]) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.html).toContain('&lt;b&gt;Why?')
  const { rows } = await test.database.pool.query(
    "select data::text from sheaf_jobs.job where data::text like '%marker-4711%'",
  )
  expect(rows).toEqual([])
  expect(test.log.text()).not.toContain('marker-4711')
})

it('users of the free plan are heard, too, and promised no hours', async () => {
  const { user, cookie } = await test.signIn()
  const answer = await ask(cookie, { message: 'How do I add a second tax?' })
  expect(answer.json().message).toBe(`We'll answer to ${user.email}.`)
  const mails = await mailsTo(test, 'help@sheaf.example')
  const mail = mails.find(({ text }) => text.includes(user.email))
  expect(mail?.subject).toMatch(/^Sheaf support: How do I/)
})

it('a message of a few letters, and one that could forge a header, are refused at their field', async () => {
  const { cookie } = await test.signIn()
  const short = await ask(cookie, { message: ' help ' })
  expect(short.json().fields).toEqual({ message: 'Please tell us a little more' })
  const forged = await ask(cookie, { message: 'long enough', requestId: 'a\r\nBcc: x@example.com' })
  expect(Object.keys(forged.json().fields)).toEqual(['requestId'])
})

it('strangers and floods are refused', async () => {
  expect((await ask('', { message: 'Let me in, please' })).statusCode).toBe(401)
  const { cookie } = await test.signIn()
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await ask(cookie, { message: `Message number ${count}` })).statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

it('stays in the outbox until somebody reads it', async () => {
  const before = (await mailsTo(test, 'help@sheaf.example')).length
  await clearOutbox(test, async (address) => address === 'help@sheaf.example')
  expect(await mailsTo(test, 'help@sheaf.example')).toHaveLength(before)
})
