import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { payPage, portalPage } from './stripe-pages.ts'

const day = 24 * 60 * 60
const month = 30 * day
const webhookSecret = 'whsec_of_tests'

type Subscription = {
  readonly id: string
  readonly customer: string
  status: string
  periodStart: number
  periodEnd: number
  cancelsAtEnd: boolean
  invoice: string
}

type Checkout = {
  readonly id: string
  readonly customer: string
  readonly paid: string
  readonly left: string
  status: 'open' | 'complete'
}

export type StripeServer = {
  /** The variables with which Sheaf pays here. */
  readonly env: Readonly<Record<string, string>>
  /** Where messages go; nowhere before Sheaf listens. */
  webhookUrl: string | undefined
  /** 'fails': every question is answered with a fault. 'silent': messages are not sent, as if they got lost. */
  mood: 'well' | 'fails' | 'silent'
  /** What happens elsewhere while a customer is made. */
  meanwhile: () => Promise<void>
  readonly customers: Set<string>
  readonly checkouts: Checkout[]
  readonly subscriptions: Subscription[]
  /** Messages in the order in which they were made, to be sent again or later. */
  readonly messages: string[]
  pay(checkoutId: string): Promise<void>
  cancel(customer: string): Promise<void>
  /** The period is over: it is paid again, or not, or was canceled. */
  endPeriod(customer: string, payment?: 'paid' | 'failed'): Promise<void>
  send(message: string, signature?: string): Promise<number>
  stop(): Promise<void>
}

/** The used part of Stripe's API, with pages to pay on. Its clock stands still but for what is ended. */
export async function startStripeServer(start = new Date()): Promise<StripeServer> {
  let at = Math.floor(start.getTime() / 1000)
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function tell(type: string, object: object): Promise<void> {
    const message = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: at,
      data: { object },
    })
    state.messages.push(message)
    if (state.mood !== 'silent') await state.send(message)
  }

  function subscriptionOf(customer: string): Subscription {
    const found = state.subscriptions.findLast((each) => each.customer === customer)
    if (found === undefined) throw new Error(`${customer} has no subscription.`)
    return found
  }

  const state: StripeServer = {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_tests',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: 'price_premium',
      STRIPE_API_BASE: origin,
    },
    webhookUrl: undefined,
    mood: 'well',
    meanwhile: async () => undefined,
    customers: new Set(),
    checkouts: [],
    subscriptions: [],
    messages: [],
    async pay(checkoutId) {
      const checkout = state.checkouts.find(({ id }) => id === checkoutId)
      if (checkout?.status !== 'open') return
      checkout.status = 'complete'
      const subscription: Subscription = {
        id: `sub_${randomUUID()}`,
        customer: checkout.customer,
        status: 'active',
        periodStart: at,
        periodEnd: at + month,
        cancelsAtEnd: false,
        invoice: `in_${randomUUID()}`,
      }
      state.subscriptions.push(subscription)
      await tell('customer.subscription.created', written(subscription))
      await tell('checkout.session.completed', { id: checkoutId, customer: checkout.customer })
    },
    async cancel(customer) {
      const subscription = subscriptionOf(customer)
      subscription.cancelsAtEnd = true
      await tell('customer.subscription.updated', written(subscription))
    },
    async endPeriod(customer, payment = 'paid') {
      const subscription = subscriptionOf(customer)
      at = subscription.periodEnd
      if (subscription.cancelsAtEnd) {
        subscription.status = 'canceled'
        return await tell('customer.subscription.deleted', written(subscription))
      }
      subscription.status = payment === 'paid' ? 'active' : 'past_due'
      subscription.invoice = `in_${randomUUID()}`
      subscription.periodStart = at
      subscription.periodEnd = at + month
      const { invoice: id } = subscription
      const type = payment === 'paid' ? 'invoice.paid' : 'invoice.payment_failed'
      await tell(type, { id, object: 'invoice', customer })
    },
    async send(message, signature = signed(message)) {
      if (state.webhookUrl === undefined) return 0
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const { status } = await fetch(state.webhookUrl, { method: 'POST', headers, body: message })
      return status
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const body = new URLSearchParams(await text(request))
    const json = (value: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (pathname.startsWith('/pay/') || pathname.startsWith('/portal/')) {
      return await answerPage(request, response, pathname)
    }
    if (state.mood === 'fails') return void json({ error: { type: 'api_error' } }, 500)
    const [, , noun, id] = pathname.split('/')
    const customer = searchParams.get('customer') ?? body.get('customer') ?? id ?? ''
    const isUnknown = !state.customers.has(customer)
    if (request.method === 'POST' && noun === 'customers') {
      const made = `cus_${createHmac('sha256', '').update(String(request.headers['idempotency-key'])).digest('hex').slice(0, 14)}`
      state.customers.add(made)
      await state.meanwhile()
      return void json({ id: made, object: 'customer' })
    }
    if (isUnknown) {
      return void json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404)
    }
    if (request.method === 'DELETE' && noun === 'customers') {
      state.customers.delete(customer)
      for (const each of state.subscriptions) {
        if (each.customer === customer) each.status = 'canceled'
      }
      return void json({ id: customer, deleted: true })
    }
    if (noun === 'subscriptions') {
      const own = state.subscriptions.filter((each) => each.customer === customer)
      return void json({ object: 'list', data: own.map(written), has_more: false })
    }
    if (pathname === '/v1/checkout/sessions' && request.method === 'GET') {
      const open = state.checkouts.filter(
        (each) => each.customer === customer && each.status === 'open',
      )
      return void json({ object: 'list', data: open.map(withAddress), has_more: false })
    }
    if (pathname === '/v1/checkout/sessions') {
      const checkout: Checkout = {
        id: `cs_${randomUUID()}`,
        customer,
        paid: body.get('success_url') ?? '',
        left: body.get('cancel_url') ?? '',
        status: 'open',
      }
      state.checkouts.push(checkout)
      return void json(withAddress(checkout))
    }
    if (pathname === '/v1/billing_portal/sessions') {
      const back = encodeURIComponent(body.get('return_url') ?? '')
      return void json({ url: `${origin}/portal/${customer}?back=${back}` })
    }
    json({ error: { type: 'invalid_request_error' } }, 404)
  }

  const withAddress = (checkout: Checkout) => ({ ...checkout, url: `${origin}/pay/${checkout.id}` })

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const id = pathname.split('/')[2] ?? ''
    const checkout = state.checkouts.find((each) => each.id === id)
    const back = new URL(request.url ?? '/', origin).searchParams.get('back') ?? ''
    if (request.method === 'POST') {
      if (checkout) await state.pay(id)
      else await state.cancel(id)
      return void response.writeHead(303, { location: checkout?.paid ?? back }).end()
    }
    const page = checkout ? payPage(checkout.left) : portalPage(back)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }

  return state
}

function signed(message: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', webhookSecret).update(`${seconds}.${message}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** As Stripe writes it, as far as anyone here reads it. */
function written(subscription: Subscription) {
  const { id, customer, status, cancelsAtEnd, invoice, periodStart, periodEnd } = subscription
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at: cancelsAtEnd ? periodEnd : null,
    cancel_at_period_end: cancelsAtEnd,
    latest_invoice: invoice,
    items: { data: [{ current_period_start: periodStart, current_period_end: periodEnd }] },
  }
}
