import { isCurrencyCode } from '@sheaf/domain/money/currency'
import { rateDigits, rateSources } from '@sheaf/domain/money/exchange'
import { z } from 'zod'

export const ratesQuerySchema = z.object({
  base: z
    .string()
    .refine(isCurrencyCode, 'Must be an ISO 4217 currency code such as EUR')
    .default('EUR' as never)
    .describe('The currency of which one unit is told in all others'),
})

const rateSchema = z.object({
  rate: z
    .string()
    .describe(
      `What one unit of the base is worth: a decimal of at most ${rateDigits} significant digits`,
    ),
  day: z.iso.date().describe('The day that the rate is of'),
  source: z.enum(rateSources).describe('ECB, or the snapshot that ships with the product'),
})

/** By currency. One that nobody knows a rate for is missing. */
export const ratesSchema = z.object({
  base: z.string(),
  rates: z.record(z.string(), rateSchema),
})

export type Rates = z.infer<typeof ratesSchema>
