import { z } from 'zod'
import { readSettings, type Source, text, webAddress } from '../env-source.ts'

export type StripeSettings = {
  readonly secretKey: string
  /** What the service signs its messages with. */
  readonly webhookSecret: string
  /** What is sold: a price that recurs each month. */
  readonly priceId: string
  /** Another address than Stripe's own, for trying things out. */
  readonly apiBase: URL | undefined
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const

const variables = z
  .object({
    STRIPE_SECRET_KEY: text,
    STRIPE_WEBHOOK_SECRET: text,
    STRIPE_PRICE_ID: text,
    STRIPE_API_BASE: webAddress(
      "an http or https address without a path, or unset for Stripe's own",
      undefined,
      ({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '',
    ).optional(),
  })
  .transform((given, { addIssue }): StripeSettings | undefined => {
    const {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_BASE: apiBase,
    } = given
    if (secretKey && webhookSecret && priceId) return { secretKey, webhookSecret, priceId, apiBase }
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length < names.length) {
      addIssue({ code: 'custom', path: missing, message: incomplete })
    }
    return undefined
  })

const incomplete =
  'not set, but other STRIPE_ variables are. Accepted: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and ' +
  'STRIPE_PRICE_ID together, or none of them to sell nothing.'

/** Undefined: this installation sells nothing. */
export function readStripe(source: Source): StripeSettings | undefined {
  return readSettings(source, variables)
}
