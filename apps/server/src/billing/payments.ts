import Stripe from 'stripe'
import type { StripeSettings } from './env.ts'
import { type PaidPlan, paidPlan } from './paid-plan.ts'
import { PaymentsAway, PaymentsForged, PaymentsUnknown } from './payments-error.ts'

type Payer = { readonly id: string; readonly email: string; readonly name: string }
type Ways = { readonly paid: string; readonly left: string }

export type Payments = ReturnType<typeof createPayments>

// For each question, and twice with the one retry.
const timeoutMs = 5_000

/** The used part of Stripe. Whatever a message says, the state of a plan is always asked for anew. */
export function createPayments({ secretKey, webhookSecret, priceId, apiBase }: StripeSettings) {
  const stripe = new Stripe(secretKey, {
    ...(apiBase && addressOf(apiBase)),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Sheaf' },
  })

  return {
    /** Two tabs that ask at once get one customer. */
    async makeCustomer({ id, email, name }: Payer): Promise<string> {
      const wish = { email, name, metadata: { userId: id } }
      const { id: customerId } = await asked(
        stripe.customers.create(wish, { idempotencyKey: `customer ${id} ${email} ${name}` }),
      )
      return customerId
    },

    /** A page on which the plan is paid for; one that is open already is used again, so that nobody pays twice. */
    async openCheckout(customer: string, ways: Ways): Promise<string> {
      const { data } = await asked(
        stripe.checkout.sessions.list({ customer, status: 'open', limit: 1 }),
      )
      const open = data[0]?.url
      if (open) return open
      const { url } = await asked(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          line_items: [{ price: priceId, quantity: 1 }],
          success_url: ways.paid,
          cancel_url: ways.left,
        }),
      )
      if (!url) throw new PaymentsAway('it opened no page')
      return url
    },

    /** A page with receipts, cards and the way to cancel. */
    async openPortal(customer: string, wayBack: string): Promise<string> {
      const { url } = await asked(
        stripe.billingPortal.sessions.create({ customer, return_url: wayBack }),
      )
      return url
    },

    async readPlan(customer: string, now: Date): Promise<PaidPlan> {
      const { data } = await asked(
        stripe.subscriptions.list({ customer, status: 'all', limit: 20 }),
      )
      return paidPlan(data, now)
    },

    /** Ends what the customer pays for, and removes what the service knows of them but for its books. */
    async forgetCustomer(customer: string): Promise<void> {
      await asked(stripe.customers.del(customer)).catch((error) => {
        if (!(error instanceof PaymentsUnknown)) throw error
      })
    },

    /** The customer whom a signed message is about; undefined for messages about something else. */
    async customerOf(message: Buffer, signature: string): Promise<string | undefined> {
      const event = await stripe.webhooks
        .constructEventAsync(message, signature, webhookSecret)
        .catch((error) => {
          throw new PaymentsForged(error instanceof Error ? error.message : 'no signature')
        })
      const { customer } = event.data.object as { readonly customer?: unknown }
      return typeof customer === 'string' ? customer : undefined
    },
  }
}

function addressOf({ protocol, hostname, port }: URL) {
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) } as const
}

async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'resource_missing') throw new PaymentsUnknown(error.code, { cause: error })
    // Its own words may hold an address or a key: what kind of failure it is says enough.
    throw new PaymentsAway(`${error.type} ${error.statusCode ?? 'without an answer'}`)
  }
}
