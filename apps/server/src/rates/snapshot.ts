import type { RateSheet } from '@sheaf/domain/money/exchange'
import snapshot from './snapshot.json' with { type: 'json' }

/** The rates that ship with the product: for currencies that the feed lacks, and for when there is no feed. */
export const shippedRates: RateSheet = { source: 'currency-api', ...snapshot }
