import sharp from 'sharp'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { jobsDone } from './jobs.ts'
import { mailTo, tokenIn } from './mails.ts'
import { anUnpaidInvoice, aReminderOrder, lookForReminders } from './reminders.ts'
import { lookForDue, monthlyDesk, scheduler } from './schedules.ts'
import { quick } from './users.ts'

const dayMs = 24 * 60 * 60 * 1000
const client = 'pay@globex.example'

export type FullInstallation = Awaited<ReturnType<typeof fillInstallation>>

/**
 * Has people use all that Sheaf keeps something of, over its API: afterwards no table is empty. The app must have a feed of rates and
 * a payment service.
 */
export async function fillInstallation(test: TestApp) {
  const start = test.clock.now.getTime()
  const dayOf = (days: number) => new Date(start + days * dayMs).toISOString().slice(0, 10)
  const ada = await scheduler(test, { passwordHash: quick.passwordHash })
  const { call } = ada
  const done = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const answer = await call(method, path, payload)
    expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBeLessThan(300)
    return answer
  }

  const logo = await sendLogo(test, ada.user.id)
  await done('POST', '/objects/upload', { name: 'never sent' })
  const details = { companyName: 'Oak & Iron', companyLogoUrl: logo }
  const look = { name: 'Workshop', theme: 'blue-wave', primaryColor: '#112233' }
  const template = (await done('POST', '/templates', { ...look, ...details })).json()
  await done('PUT', '/sender', { fields: { companyName: 'Oak & Iron' }, look: {} })
  const invoice = { ...monthlyDesk, documentNumber: 'OWN-1', templateId: 'blue-wave' }
  const drawn = { ...invoice, customization: { font: 'Georgia', color: '#112233', logo } }
  const pdf = (await done('POST', '/generate-pdf', drawn)).rawPayload
  const rights = { rights: ['documents'], expiresInDays: null }
  const token = { name: 'Nightly run', password: quick.password, ...rights }
  await done('POST', '/account/access-tokens', token)

  const toClient = { deliverTo: 'client', clientEmail: client } as const
  const recurrence = { every: 1, unit: 'month', start: dayOf(2) } as const
  const schedule = await ada.order({ ...toClient, recurrence })
  const unpaid = anUnpaidInvoice({ issuedOn: dayOf(-20), endsOn: dayOf(1) })
  await done('POST', '/reminders', aReminderOrder({ document: unpaid, ...toClient, steps }))

  const { cookie } = await test.signIn()
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const sold = await test.app.inject({ method: 'POST', url: '/api/billing/checkout', headers })
  expect(sold.statusCode).toBe(200)
  const payload = { email: 'new@example.com', password: 'correct horse', firstName: 'Ada' }
  await test.app.inject({ method: 'POST', url: '/api/auth/signup', payload })
  await jobsDone(test)

  test.clock.now = new Date(start + 3 * dayMs)
  await lookForDue(test)
  await lookForReminders(test)
  const token2 = tokenIn(await mailTo(test, client, 'Reminder'))
  const stopped = await test.app.inject({
    method: 'POST',
    url: '/api/client-mail/stop',
    payload: { token: token2 },
  })
  expect(stopped.statusCode).toBe(200)
  return { user: ada.user, template, schedule, logo, drawn, pdf }
}

const steps = [
  { days: 1, tone: 'friendly' },
  { days: 30, tone: 'firm' },
]

async function sendLogo({ app, openSession }: TestApp, userId: string): Promise<string> {
  const size = { width: 80, height: 40, channels: 3, background: '#aa3322' } as const
  const picture = await sharp({ create: size }).png().toBuffer()
  const headers = { 'sec-fetch-site': 'same-origin', cookie: await openSession(userId) }
  const ticket = await app.inject({ method: 'POST', url: '/api/objects/upload', headers })
  const url = new URL(ticket.json().uploadURL).pathname
  const sent = { ...headers, 'content-type': 'image/png' }
  const answer = await app.inject({ method: 'PUT', url, headers: sent, payload: picture })
  return answer.json().objectPath
}
