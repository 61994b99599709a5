import type { StripeSettings } from './env.ts'
import type { Payments } from './payments.ts'

/** The payment service's library is only loaded where something is sold. */
export async function openPayments(
  settings: StripeSettings | undefined,
): Promise<Payments | undefined> {
  if (settings === undefined) return undefined
  const { createPayments } = await import('./payments.ts')
  return createPayments(settings)
}
