import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import type { User } from '../accounts/store.ts'

let test: TestApp
let user: User
let cookie: string

beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: 'https://sheaf.example/sub' } })
  const member = await test.signIn({ subscription: 'premium' })
  user = member.user
  cookie = member.cookie
})
afterAll(() => test.close())

let count = 0
async function remind(to: string, canStop = true) {
  count += 1
  return await test.clientMail.send({
    id: `rem_${count}`,
    user,
    to,
    language: 'en',
    look: { themeId: 'minimalist-line' },
    senderName: 'Ada Ltd',
    subject: `Reminder ${count}`,
    paragraphs: ['Hello,'],
    facts: [],
    attachments: [],
    canStop,
  })
}

async function tokenFor(address: string) {
  await remind(address)
  return tokenIn(await mailTo(test, address, `Reminder ${count}`))
}

const stopPath = '/sub/api/client-mail/stop'

it('a client stops reminders of one sender, and invoices still come', async () => {
  const token = await tokenFor('one@client.example')
  const answer = await test.app.inject({ method: 'POST', url: stopPath, payload: { token } })
  expect(answer.statusCode).toBe(200)
  expect(await remind('One@Client.example')).toBe('stopped')
  expect(await remind('one@client.example', false)).toBe('sent')
  expect(await remind('two@client.example')).toBe('sent')
})

it("a mail program stops them by RFC 8058's form, also from a page of its own and beside a session of ours", async () => {
  const forms = [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const
  for (const [index, [type, payload]] of forms.entries()) {
    const address = `form-${index}@client.example`
    const token = await tokenFor(address)
    const answer = await test.app.inject({
      method: 'POST',
      url: `${stopPath}?token=${token}`,
      headers: { 'content-type': type, origin: 'https://mail.example', cookie },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect(await remind(address)).toBe('stopped')
  }
})

it('looking at the link changes nothing: it leads to a page that asks', async () => {
  const token = await tokenFor('scanned@client.example')
  const answer = await test.app.inject(`${stopPath}?token=${token}`)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`/sub/stop-mails?token=${token}`)
  expect(await remind('scanned@client.example')).toBe('sent')
})

it('a token that was not made here stops nothing', async () => {
  const [owner, print, signature] = (await tokenFor('three@client.example')).split('.')
  const [, otherPrint] = (await tokenFor('four@client.example')).split('.')
  const stranger = (await test.signIn()).user.id
  const wrong = [
    '',
    'x',
    `${owner}.${otherPrint}.${signature}`,
    `${stranger}.${print}.${signature}`,
    `usr_nobody.${print}.${signature}`,
    `${owner}.${print}.${'A'.repeat(22)}`,
  ]
  for (const token of wrong) {
    const answer = await test.app.inject({ method: 'POST', url: stopPath, payload: { token } })
    expect(answer.json()).toMatchObject({ status: 400, code: 'mail-link.invalid' })
  }
  expect(await remind('three@client.example')).toBe('sent')
})
