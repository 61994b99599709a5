import { randomUUID } from 'node:crypto'
import { paidToken } from '../../apps/server/src/reminders/paid.ts'
import { quick } from '../support/users.ts'
import {
  anInvoice,
  aReminder,
  aSchedule,
  aSeries,
  aTemplate,
  type Owner,
  type Place,
  type Sent,
} from './owner.ts'

type Request = (owner: Owner, place: Place) => Promise<Omit<Sent, 'method'>> | Omit<Sent, 'method'>

/**
 * What is sent to a route about things of an owner, whoever sends it. A route without an entry is sent nothing but its
 * address; one that takes part of its address from the request has one.
 */
const requests: Readonly<Record<string, Request>> = {
  'GET /*': () => ({ url: '/login' }),
  'GET /mailbox/:id': () => ({ url: '/mailbox/nothing' }),
  'GET /mailbox/:id/html': () => ({ url: '/mailbox/nothing/html' }),
  'GET /mailbox/:id/attachments/:index': () => ({ url: '/mailbox/nothing/attachments/0' }),
  'GET /api/docs/*': () => ({ url: '/api/docs/static/swagger-ui.css' }),
  ...nothingThere('/api', '/api'),
  ...nothingThere('/api/*', '/api/nothing'),

  'GET /api/login': () => ({ url: '/api/login?returnTo=/account' }),
  'POST /api/auth/login': ({ user, words }) => ({
    url: '/api/auth/login',
    payload: { email: user.email, password: `not ${words.client}` },
  }),
  'POST /api/auth/confirm-email': () => ({
    url: '/api/auth/confirm-email?token=made.up',
    payload: {},
  }),
  'POST /api/auth/reset-password': ({ words }) => ({
    url: '/api/auth/reset-password',
    payload: { token: 'made.up', password: `long and ${words.client}` },
  }),
  'POST /api/auth/signup': ({ words }) => ({
    url: '/api/auth/signup',
    payload: {
      email: newAddress(),
      password: `long and ${words.client}`,
      firstName: words.own,
    },
  }),
  'POST /api/auth/resend-confirmation': ({ words }) => ({
    url: '/api/auth/resend-confirmation',
    payload: { email: nobodys(words.client) },
  }),
  'POST /api/auth/forgot-password': ({ words }) => ({
    url: '/api/auth/forgot-password',
    payload: { email: nobodys(words.client) },
  }),

  'PATCH /api/account': ({ words }) => ({
    url: '/api/account',
    payload: { firstName: words.own, lastName: '' },
  }),
  'DELETE /api/account': () => ({ url: '/api/account', payload: { password: quick.password } }),
  'POST /api/account/password': ({ words }) => ({
    url: '/api/account/password',
    payload: { currentPassword: quick.password, newPassword: `long and ${words.client}` },
  }),
  'DELETE /api/account/sessions/:id': async (owner) => ({
    url: `/api/account/sessions/${await owner.session()}`,
  }),
  'POST /api/account/access-tokens': ({ words }) => ({
    url: '/api/account/access-tokens',
    payload: {
      ...{ name: words.own, rights: ['documents'], expiresInDays: 30 },
      password: quick.password,
    },
  }),
  'DELETE /api/account/access-tokens/:id': async (owner) => ({
    url: `/api/account/access-tokens/${(await owner.token(['documents'])).id}`,
  }),

  ...drawn('template-preview', 'blue-wave', 'client'),
  ...drawn('quote-preview', 'quote-modern-blue', 'client'),
  ...drawn('po-preview', 'po-classic', 'vendor'),
  ...drawn('po-pdf', 'po-classic', 'vendor'),
  ...drawn('cn-preview', 'cn-classic', 'customer'),
  ...drawn('cn-pdf', 'cn-classic', 'customer'),
  'POST /api/check': ({ words }) => ({ url: '/api/check', payload: anInvoice(words) }),
  'POST /api/generate-pdf': ({ words }) => ({
    url: '/api/generate-pdf',
    payload: anInvoice(words),
  }),
  'POST /api/generate-quote-pdf': ({ words: { client, own } }) => ({
    url: '/api/generate-quote-pdf',
    payload: {
      ...{ templateId: 'quote-modern-blue', companyName: own, clientName: client },
      lineItems: [{ description: client, quantity: '1', unitPrice: '640' }],
    },
  }),
  'POST /api/e-invoice/:format': ({ words }) => ({
    url: '/api/e-invoice/ubl',
    payload: anInvoice(words),
  }),
  ...Object.fromEntries(
    ['check', 'read'].map((act): [string, Request] => [
      `POST /api/e-invoice/${act}`,
      async (owner) => ({ url: `/api/e-invoice/${act}`, ...fileForm(await owner.eInvoice()) }),
    ]),
  ),
  'POST /api/export/:format': ({ words }) => ({
    url: '/api/export/csv',
    payload: { documents: [anInvoice(words)] },
  }),

  ...templates('/api/templates'),
  ...templates('/api/custom-quote-templates'),
  ...templates('/api/custom-po-templates'),
  ...templates('/api/custom-cn-templates'),
  ...templates('/api/custom-delivery-note-templates'),
  'PUT /api/sender': ({ words: { own, client } }) => ({
    url: '/api/sender',
    payload: { fields: { companyName: own, clientName: client, notes: client }, look: {} },
  }),
  'DELETE /api/sender': async (owner) => {
    await owner.saveSender()
    return { url: '/api/sender' }
  },
  'PUT /api/number-series': () => ({ url: '/api/number-series', payload: aSeries }),
  'DELETE /api/number-series/:kind': async (owner) => {
    await owner.saveSeries()
    return { url: '/api/number-series/invoice' }
  },
  'POST /api/support': ({ words }) => ({
    url: '/api/support',
    payload: { message: `How do I write to ${words.own}?` },
  }),

  'PATCH /api/logos/:id': async (owner) => ({
    url: `/api/logos/${(await owner.logo()).id}`,
    payload: { name: `${owner.words.own} in blue` },
  }),
  'POST /api/logos/:id/keep': async (owner) => ({
    url: `/api/logos/${(await owner.logo({ isProposed: true })).id}/keep`,
  }),
  'DELETE /api/logos/:id': async (owner) => ({ url: `/api/logos/${(await owner.logo()).id}` }),
  'POST /api/objects/upload': ({ words }) => ({
    url: '/api/objects/upload',
    payload: { name: words.own },
  }),
  'PUT /api/objects/uploads/:seal/:objectId': async (owner) => ({
    url: await owner.uploadPath(),
    headers: { 'content-type': 'image/png' },
    payload: owner.picture,
  }),
  'GET /internal/objects/uploads/:objectId': async (owner) => ({
    url: `/internal/objects/uploads/${(await owner.logo()).objectId}`,
  }),
  'POST /api/ai/generate-logo': ({ words }) => ({
    url: '/api/ai/generate-logo',
    payload: { companyName: words.own, style: 'modern', colors: ['#17347f', '#2f8ae5'] },
  }),
  'POST /api/ai/autofill': ({ words: { client } }) => ({
    url: '/api/ai/autofill',
    payload: { documentType: 'invoice', text: `Please invoice 3 hours at 85 EUR for ${client}.` },
  }),
  'POST /api/ai/translate': ({ words }) => ({
    url: '/api/ai/translate',
    payload: { ...anInvoice(words), targetLanguage: 'de' },
  }),

  'POST /api/schedules': async (owner) => {
    await owner.saveSeries()
    return { url: '/api/schedules', payload: aSchedule(owner.words) }
  },
  ...ofSchedules('GET', 'DELETE'),
  'PUT /api/schedules/:id': async (owner) => ({
    url: `/api/schedules/${await owner.schedule()}`,
    payload: aSchedule(owner.words),
  }),
  ...Object.fromEntries(
    ['pause', 'resume', 'run', 'skip'].map((act): [string, Request] => [
      `POST /api/schedules/:id/${act}`,
      async (owner) => ({ url: `/api/schedules/${await owner.schedule()}/${act}`, payload: {} }),
    ]),
  ),
  'POST /api/reminders': ({ words }) => ({ url: '/api/reminders', payload: aReminder(words) }),
  'GET /api/reminders/:id': async (owner) => ({ url: `/api/reminders/${await owner.reminder()}` }),
  'DELETE /api/reminders/:id': async (owner) => ({
    url: `/api/reminders/${await owner.reminder()}`,
  }),
  'PUT /api/reminders/:id': async (owner) => ({
    url: `/api/reminders/${await owner.reminder()}`,
    payload: aReminder(owner.words),
  }),
  'POST /api/reminders/:id/paid': async (owner) => ({
    url: `/api/reminders/${await owner.reminder()}/paid`,
  }),
  'GET /api/reminders/paid': async (owner, { keys }) => ({
    url: `/api/reminders/paid?token=${paidToken(await owner.reminder(), keys)}`,
  }),
  'POST /api/reminders/paid': () => ({
    url: '/api/reminders/paid',
    payload: { token: 'made.up' },
  }),
  'GET /api/client-mail/stop': () => ({ url: '/api/client-mail/stop?token=made.up' }),
  'POST /api/client-mail/stop': () => ({
    url: '/api/client-mail/stop',
    payload: { token: 'made.up' },
  }),
  'POST /api/stripe/webhook': ({ words }) => ({
    url: '/api/stripe/webhook',
    payload: { type: 'customer.subscription.updated', data: words.client },
  }),
}

/** The request to a route of the table about things of this owner, which are made for it. */
export async function requestTo(route: string, owner: Owner, place: Place): Promise<Sent> {
  const [method = '', path = ''] = route.split(' ')
  const request = requests[route]
  return { method, url: path, ...(await request?.(owner, place)) }
}

function nothingThere(path: string, url: string): Record<string, Request> {
  const bare = ['GET', 'DELETE'].map((method): [string, Request] => [
    `${method} ${path}`,
    ({ words }) => ({ url: `${url}?clientName=${words.client}` }),
  ])
  const filled = ['POST', 'PUT', 'PATCH'].map((method): [string, Request] => [
    `${method} ${path}`,
    ({ words }) => ({ url, payload: anInvoice(words) }),
  ])
  return Object.fromEntries([...bare, ...filled])
}

/** Sheets that are asked for by an address, or by what is sent to it. */
function drawn(path: string, theme: string, client: string): Record<string, Request> {
  const url = `/api/${path}/${theme}`
  const fieldsOf = ({ words }: Owner) => ({
    companyName: words.own,
    [`${client}Name`]: words.client,
  })
  return {
    [`GET /api/${path}/:id`]: (owner) => ({
      url: `${url}?${new URLSearchParams(fieldsOf(owner))}`,
    }),
    [`POST /api/${path}/:id`]: (owner) => ({ url, payload: fieldsOf(owner) }),
  }
}

function templates(path: string): Record<string, Request> {
  const one = async (owner: Owner) => ({ url: `${path}/${await owner.template(path)}` })
  return {
    [`POST ${path}`]: ({ words }) => ({ url: path, payload: aTemplate(path, words) }),
    [`GET ${path}/:id`]: one,
    [`DELETE ${path}/:id`]: one,
    [`PUT ${path}/:id`]: async (owner) => ({
      ...(await one(owner)),
      payload: aTemplate(path, owner.words),
    }),
    [`PATCH ${path}/:id`]: async (owner) => ({
      ...(await one(owner)),
      payload: { name: `${owner.words.own} anew` },
    }),
  }
}

function ofSchedules(...methods: string[]): Record<string, Request> {
  return Object.fromEntries(
    methods.map((method) => [
      `${method} /api/schedules/:id`,
      async (owner: Owner) => ({ url: `/api/schedules/${await owner.schedule()}` }),
    ]),
  )
}

/** A file as a form sends it. */
function fileForm(content: string): Pick<Sent, 'headers' | 'payload'> {
  const edge = 'edge-of-the-part'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.xml"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: `${head}${content}\r\n--${edge}--\r\n`,
  }
}

const newAddress = () => `${randomUUID()}@example.com`
const nobodys = (word: string) => `${word.replaceAll(' ', '.')}@nobody.example`
