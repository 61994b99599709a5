import type { Rates } from '@sheaf/contract/rates'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { type ExchangeRate, ratesFrom } from '@sheaf/domain/money/exchange'
import type { Orm } from '../db/database.ts'
import { shippedRates } from './snapshot.ts'
import { createRateStore } from './store.ts'

export type ExchangeRates = ReturnType<typeof createExchangeRates>

export function createExchangeRates({ orm }: { readonly orm: Orm }) {
  const store = createRateStore(orm)
  return {
    async of(base: CurrencyCode): Promise<Rates> {
      const read = await store.findNewest('ECB')
      const rates = ratesFrom(base, read ? [read, shippedRates] : [shippedRates])
      return { base, rates: rates as Record<string, ExchangeRate> }
    },
  }
}
