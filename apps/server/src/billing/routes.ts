import { billingSchema, paymentPageSchema } from '@sheaf/contract/billing'
import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { BillingService } from './service.ts'

type Options = {
  readonly billing: BillingService
  readonly guard: SignedInGuard
  readonly workLimits: WorkLimits
}

export const billingRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { billing, guard, workLimits } = options
  app.addHook('onRequest', guard.requireUser)

  app.get('/billing', { schema: descriptions.state }, async (request) =>
    billing.stateOf(guard.userOf(request)),
  )

  for (const act of ['checkout', 'portal', 'check'] as const) {
    app.post(`/billing/${act}`, { schema: descriptions[act] }, async (request) => {
      const user = guard.userOf(request)
      await workLimits.count('billing', user.id, request.ip)
      return await billing[act](user)
    })
  }
}

type MessageOptions = { readonly billing: BillingService }

/** Messages of the payment service. They are read as they came: their signature is over the bytes. */
export const paymentMessageRoutes: FastifyPluginAsync<MessageOptions> = async (
  app,
  { billing },
) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/stripe/webhook', { schema: descriptions.message }, async (request) => {
    const signature = request.headers['stripe-signature']
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    await billing.hear(body, typeof signature === 'string' ? signature : '')
    return { received: true }
  })
}

const refusals = refusedWith(401, 404, 409, 429, 503)

const descriptions = {
  state: {
    tags: ['Billing'],
    summary: 'What the signed-in user pays for, and until when',
    response: { 200: billingSchema, ...refusedWith(401) },
  },
  checkout: {
    tags: ['Billing'],
    summary: 'A page on which Premium is paid for',
    response: { 200: paymentPageSchema, ...refusals },
  },
  portal: {
    tags: ['Billing'],
    summary: 'A page with receipts and cards, on which Premium can be canceled',
    response: { 200: paymentPageSchema, ...refusals },
  },
  check: {
    tags: ['Billing'],
    summary: 'Asks the payment provider what the signed-in user pays for',
    response: { 200: billingSchema, ...refusals },
  },
  message: { hide: true },
}
