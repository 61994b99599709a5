import { customTemplateKinds } from '@sheaf/contract/custom-templates'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { User } from '../../apps/server/src/accounts/store.ts'
import type { TestApp } from '../support/app.ts'
import { wireOf } from '../support/documents.ts'
import { mailTo, tokenIn } from '../support/mails.ts'
import { anUnpaidInvoice, aReminderOrder } from '../support/reminders.ts'
import { anOrder } from '../support/schedules.ts'
import { quick } from '../support/users.ts'
import type { Caller } from './caller.ts'

type Call = ReturnType<Caller['as']>
type Tour = { readonly test: TestApp; readonly caller: Caller }

const invoice = { ...wireOf(sampleDocument('invoice')), templateId: 'blue-wave' }
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'

/** As a new user does: signs up, confirms, signs in, forgets the password. */
export async function visitAccounts({ test, caller }: Tour): Promise<void> {
  const email = 'newcomer@plans.example'
  const visitor = caller.as('')
  const { password } = quick
  const account = { email, password, firstName: 'Ada' }
  const { cookie } = await visitor('POST /api/auth/signup', { payload: account })
  await caller.as(cookie)('POST /api/auth/resend-confirmation', { payload: { email } })
  const token = tokenIn(await mailTo(test, email, 'Confirm'))
  await caller.as(cookie)('POST /api/auth/confirm-email', {
    query: { token },
    payload: { password },
  })
  const wrong = { email, password: 'wrong horse' }
  await visitor('POST /api/auth/login', { payload: wrong, expects: 401 })
  await visitor('POST /api/auth/forgot-password', { payload: { email } })
  const resetting = { token: tokenIn(await mailTo(test, email, 'Reset')), password }
  await visitor('POST /api/auth/reset-password', { payload: resetting })
  const session = (await visitor('POST /api/auth/login', { payload: { email, password } })).cookie
  const member = caller.as(session)
  await member('GET /api/auth/user')
  await visitAccount(member, password)
  await member('POST /api/auth/logout')
}

async function visitAccount(member: Call, password: string): Promise<void> {
  await member('PATCH /api/account', { payload: { firstName: 'Grace', lastName: '' } })
  await member('GET /api/account/sessions')
  await member('DELETE /api/account/sessions/:id', { params: { id: 'ses_nothing' } })
  await member('DELETE /api/account/sessions')
  await member('GET /api/account/data')
  await member('POST /api/account/password', {
    payload: { currentPassword: password, newPassword: 'battery staple' },
  })
}

/** As who sends invoices every day. */
export async function visitDocuments({ caller }: Tour, cookie: string): Promise<void> {
  const member = caller.as(cookie)
  await member('PUT /api/number-series', { payload: { kind: 'invoice', pattern: '{YYYY}-{0001}' } })
  await member('GET /api/number-series')
  await member('POST /api/generate-pdf', { payload: { ...invoice, type: 'invoice' } })
  await member('POST /api/generate-quote-pdf', { payload: wireOf(sampleDocument('quote')) })
  await member('POST /api/template-preview/:id', {
    params: { id: 'blue-wave' },
    payload: { ...invoice, type: 'invoice' },
  })
  await member('POST /api/e-invoice/:format', {
    params: { format: 'ubl' },
    payload: { ...invoice, type: 'invoice' },
  })
  const documents = [{ ...invoice, type: 'invoice' }]
  await member('POST /api/export/:format', { params: { format: 'csv' }, payload: { documents } })
  await member('GET /api/rates', { query: { base: 'EUR' } })
  await member('DELETE /api/number-series/:kind', { params: { kind: 'invoice' } })
}

/** As who sets up templates, details and logos. */
export async function visitKeptThings({ caller }: Tour, cookie: string): Promise<void> {
  const member = caller.as(cookie)
  const paths = ['/templates', ...Object.values(customTemplateKinds).map(({ path }) => path)]
  for (const path of paths) {
    // What each kind calls its fields; the others are left out of what is kept.
    const fields = { quoteData: {}, cnData: {}, data: {} }
    const look = { theme: 'blue-wave', systemTemplateId: 'minimalist-line' }
    const payload = { name: 'Mine', ...look, ...fields }
    const { id = '' } = (await member(`POST /api${path}`, { payload })).json()
    await member(`GET /api${path}`)
    await member(`GET /api${path}/:id`, { params: { id } })
    await member(`PUT /api${path}/:id`, { params: { id }, payload })
    await member(`DELETE /api${path}/:id`, { params: { id } })
  }
  await member('PUT /api/sender', { payload: { fields: { companyName: 'Oak' }, look: {} } })
  await member('GET /api/sender')
  await member('DELETE /api/sender')
  await visitLogos(member)
  const token = await member('POST /api/account/access-tokens', {
    payload: { ...quick, name: 'Nightly', rights: ['previews'], expiresInDays: null },
  })
  await member('GET /api/account/access-tokens')
  const id = token.json().id ?? ''
  await member('DELETE /api/account/access-tokens/:id', { params: { id } })
}

async function visitLogos(member: Call): Promise<void> {
  const { uploadURL } = (await member('POST /api/objects/upload')).json()
  const [, seal = '', objectId = ''] = /uploads\/([^/]+)\/([^/]+)$/.exec(uploadURL) ?? []
  await member('PUT /api/objects/uploads/:seal/:objectId', {
    params: { seal, objectId },
    payload: svg,
    headers: { 'content-type': 'image/svg+xml' },
  })
  const list = JSON.parse((await member('GET /api/logos')).body) as { id: string }[]
  const id = list[0]?.id ?? ''
  await member('GET /internal/objects/uploads/:objectId', { params: { objectId } })
  await member('PATCH /api/logos/:id', { params: { id }, payload: { name: 'Round' } })
  await member('POST /api/logos/:id/keep', { params: { id } })
  await member('DELETE /api/logos/:id', { params: { id } })
}

/** As who lets invoices repeat and reminds clients. */
export async function visitDueThings(
  { test, caller }: Tour,
  cookie: string,
  user: User,
): Promise<void> {
  const member = caller.as(cookie)
  await member('PUT /api/number-series', { payload: { kind: 'invoice', pattern: '{YYYY}-{0001}' } })
  const start = dayAfter(test.clock.now, 0)
  const order = anOrder({ recurrence: { every: 1, unit: 'month', start }, timeZone: 'UTC' })
  const { id = '' } = (await member('POST /api/schedules', { payload: order })).json()
  const params = { id }
  await member('GET /api/schedules')
  await member('GET /api/schedules/:id', { params })
  await member('PUT /api/schedules/:id', { params, payload: order })
  await member('POST /api/schedules/:id/pause', { params, payload: {} })
  await member('POST /api/schedules/:id/resume', { params, payload: {} })
  await member('POST /api/schedules/:id/run', { params, payload: {} })
  await member('POST /api/schedules/:id/skip', { params, payload: {} })
  await mailTo(test, user.email, '')
  const unpaid = anUnpaidInvoice({ issuedOn: start, endsOn: dayAfter(test.clock.now, 30) })
  const payload = aReminderOrder({ document: unpaid })
  const reminder = (await member('POST /api/reminders', { payload })).json()
  const ofReminder = { params: { id: reminder.id ?? '' } }
  await member('GET /api/reminders')
  await member('GET /api/reminders/:id', ofReminder)
  await member('PUT /api/reminders/:id', { ...ofReminder, payload })
  await member('POST /api/reminders/:id/paid', { ...ofReminder, payload: {} })
  await member('DELETE /api/reminders/:id', ofReminder)
  await member('DELETE /api/schedules/:id', { params })
}

/** As clients and others who follow a link. */
export async function visitLinks({ test, caller }: Tour, user: User): Promise<void> {
  const visitor = caller.as('')
  await test.clientMail.send({
    id: 'rem_tour',
    user,
    to: 'client@plans.example',
    language: 'en',
    look: { themeId: 'minimalist-line' },
    senderName: 'Oak',
    subject: 'A reminder',
    paragraphs: ['Hello,'],
    facts: [],
    attachments: [],
    canStop: true,
  })
  const token = tokenIn(await mailTo(test, 'client@plans.example', 'A reminder'))
  await visitor('GET /api/client-mail/stop', { query: { token }, expects: 302 })
  await visitor('POST /api/client-mail/stop', { payload: { token } })
  await visitor('POST /api/stripe/webhook', { payload: {}, expects: 400 })
}

/** As who lets Sheaf draw, read and translate. */
export async function visitModels({ caller }: Tour, cookie: string): Promise<void> {
  const member = caller.as(cookie)
  const colors = ['#17347f', '#2f8ae5']
  const logo = { companyName: 'Oak', style: 'modern', colors }
  await member('POST /api/ai/generate-logo', { payload: logo })
  const text = 'Please invoice 3 hours of design at 85 EUR to Elena Castellan.'
  await member('POST /api/ai/autofill', { payload: { documentType: 'invoice', text } })
  const translation = { ...invoice, type: 'invoice', targetLanguage: 'de' }
  await member('POST /api/ai/translate', { payload: translation })
}

/** As who pays, and at last leaves. */
export async function visitBilling({ caller }: Tour, cookie: string): Promise<void> {
  const member = caller.as(cookie)
  await member('GET /api/billing')
  await member('POST /api/billing/checkout')
  await member('POST /api/billing/check')
  await member('POST /api/support', { payload: { message: 'Where do I find my invoices?' } })
  await member('DELETE /api/account', { payload: { password: quick.password } })
}

function dayAfter(date: Date, days: number): string {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
