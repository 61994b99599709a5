import type { CalendarDay } from '../locale/calendar-day.ts'
import { type Cited, checked, known, unsure } from './cited.ts'

/** What a creditor may ask of a business that pays late, unless the contract says otherwise. */
export type LatePayment = Cited & {
  /** Per year: a fixed rate, or points above (or a multiple of) a rate that a bank sets. Undefined where only a contract gives any. */
  readonly interest?:
    | { readonly rate: string }
    | {
        readonly reference: ReferenceRateId
        readonly points: string
        readonly times?: number
        /** The sum of both goes up to the next half per cent. */
        readonly isRoundedToHalf?: true
      }
  /** The rate of the day on which interest began stays, whatever the bank does later. */
  readonly isFixedWhenDue?: true
  /** Interest bears interest from month to month. */
  readonly isCompounded?: true
  /** Consumers owe the same interest, though no fixed sum. Left out where their law is another one, which is not written here. */
  readonly isOwedByConsumers?: true
  /** Once for each invoice, by its amount: the last row whose `from` the amount reaches. */
  readonly sums: readonly {
    readonly amount: string
    readonly currency: string
    readonly from: string
  }[]
}

/** A rate holds from its day until the next row, and is known until the half-year ends in which its last row began. */
export type ReferenceRate = Cited & { readonly from: CalendarDay; readonly rate: string }

function rates(cited: Cited, rows: Readonly<Record<CalendarDay, string>>): ReferenceRate[] {
  return Object.entries(rows).map(([from, rate]) => ({ ...cited, from, rate }))
}

/**
 * The rates as they were on the first day of each half-year, which is what late-payment law takes. India and South Africa
 * go by the day, so that their changes within a half-year stand here, too.
 */
export const referenceRates = {
  ecb: [
    ...rates(known('ECB, main refinancing operations'), { '2023-01-01': '2.5' }),
    ...rates(checked('ECB, main refinancing operations'), { '2023-07-01': '4' }),
    ...rates(known('ECB, main refinancing operations'), { '2024-01-01': '4.5' }),
    ...rates(checked('ECB, main refinancing operations'), { '2024-07-01': '4.25' }),
    ...rates(known('ECB, main refinancing operations'), { '2025-01-01': '3.15' }),
    // The rise of June 2026 is known from the German base rate, which moves with it.
    ...rates(checked('ECB, main refinancing operations'), {
      '2025-07-01': '2.15',
      '2026-01-01': '2.15',
      '2026-07-01': '2.4',
    }),
  ],
  germany: [
    ...rates(known('Bundesbank, Basiszinssatz (§ 247 BGB)'), {
      '2023-01-01': '1.62',
      '2023-07-01': '3.12',
      '2024-01-01': '3.62',
      '2024-07-01': '3.37',
      '2025-01-01': '2.27',
    }),
    ...rates(checked('Bundesbank, Basiszinssatz (§ 247 BGB)'), {
      '2025-07-01': '1.27',
      '2026-01-01': '1.27',
      '2026-07-01': '1.52',
    }),
  ],
  austria: [
    ...rates(known('OeNB, Basiszinssatz'), {
      '2023-01-01': '1.88',
      '2023-07-01': '3.38',
      '2024-01-01': '3.88',
      '2024-07-01': '3.88',
      '2025-01-01': '2.53',
    }),
    ...rates(checked('OeNB, Basiszinssatz'), {
      '2025-07-01': '1.53',
      '2026-01-01': '1.53',
      '2026-07-01': '1.53',
    }),
  ],
  england: [
    ...rates(checked('Bank of England, Bank Rate'), {
      '2023-01-01': '3.5',
      '2023-07-01': '5',
      '2024-01-01': '5.25',
    }),
    ...rates(checked('Bank of England, Bank Rate'), { '2024-07-01': '5.25' }),
    ...rates(known('Bank of England, Bank Rate'), { '2025-01-01': '4.75' }),
    ...rates(checked('Bank of England, Bank Rate'), { '2025-07-01': '4.25' }),
    ...rates(known('Bank of England, Bank Rate'), { '2026-01-01': '3.75' }),
    ...rates(checked('Bank of England, Bank Rate'), { '2026-07-01': '3.75' }),
  ],
  czechia: [
    ...rates(known('ČNB, two-week repo rate'), {
      '2023-01-01': '7',
      '2023-07-01': '7',
      '2024-01-01': '6.75',
      '2024-07-01': '4.75',
      '2025-01-01': '4',
      '2025-07-01': '3.5',
      '2026-01-01': '3.5',
    }),
    ...rates(checked('ČNB, two-week repo rate'), { '2026-07-01': '3.75' }),
  ],
  denmark: rates(known('Danmarks Nationalbank, lending rate'), {
    '2023-01-01': '1.9',
    '2023-07-01': '3.25',
    '2024-01-01': '3.75',
    '2024-07-01': '3.5',
    '2025-01-01': '2.75',
    '2025-07-01': '1.75',
    '2026-01-01': '1.75',
  }),
  // The rate of the ECB, up to the next half per cent.
  finland: rates(known('Suomen Pankki, reference rate (Interest Act § 12)'), {
    '2023-01-01': '2.5',
    '2023-07-01': '4',
    '2024-01-01': '4.5',
    '2024-07-01': '4.5',
    '2025-01-01': '3.5',
    '2025-07-01': '2.5',
    '2026-01-01': '2.5',
    '2026-07-01': '2.5',
  }),
  hungary: rates(known('MNB, base rate'), {
    '2023-01-01': '13',
    '2023-07-01': '13',
    '2024-01-01': '10.75',
    '2024-07-01': '7',
    '2025-01-01': '6.5',
    '2025-07-01': '6.5',
    '2026-01-01': '6.5',
  }),
  india: [
    ...rates(known('RBI, Bank Rate'), {
      '2024-01-01': '6.75',
      '2024-07-01': '6.75',
      '2025-01-01': '6.75',
      '2025-02-07': '6.5',
      '2025-04-09': '6.25',
    }),
    ...rates(checked('RBI, Bank Rate'), { '2025-06-06': '5.75', '2025-07-01': '5.75' }),
    ...rates(known('RBI, Bank Rate'), { '2025-12-05': '5.5' }),
    ...rates(checked('RBI, Bank Rate'), { '2026-01-01': '5.5', '2026-07-01': '5.5' }),
    // What the meetings from August on decided was not at hand.
    ...rates(unsure('RBI, Bank Rate'), { '2026-08-01': '5.5' }),
  ],
  norway: [
    ...rates(checked('Norges Bank, policy rate'), { '2023-01-01': '2.75' }),
    ...rates(known('Norges Bank, policy rate'), { '2023-07-01': '3.75' }),
    ...rates(checked('Norges Bank, policy rate'), {
      '2024-01-01': '4.5',
      '2024-07-01': '4.5',
      '2025-01-01': '4.5',
    }),
    ...rates(known('Norges Bank, policy rate'), { '2025-07-01': '4.25', '2026-01-01': '4' }),
  ],
  poland: [
    ...rates(known('NBP, reference rate'), {
      '2023-01-01': '6.75',
      '2023-07-01': '6.75',
      '2024-01-01': '5.75',
      '2024-07-01': '5.75',
      '2025-01-01': '5.75',
      '2025-07-01': '5.25',
    }),
    ...rates(checked('NBP, reference rate'), { '2026-01-01': '4', '2026-07-01': '3.75' }),
  ],
  romania: rates(known('BNR, policy rate'), {
    '2023-01-01': '6.75',
    '2023-07-01': '7',
    '2024-01-01': '7',
    '2024-07-01': '7',
    '2025-01-01': '6.5',
    '2025-07-01': '6.5',
    '2026-01-01': '6.5',
  }),
  // From the first day of the second month after each decision.
  'south-africa': [
    ...rates(known('SARB, repurchase rate'), {
      '2023-07-01': '8.25',
      '2024-01-01': '8.25',
      '2024-07-01': '8.25',
      '2024-11-01': '8',
      '2025-01-01': '7.75',
      '2025-03-01': '7.5',
    }),
    ...rates(checked('SARB, repurchase rate'), { '2025-07-01': '7.25' }),
    ...rates(known('SARB, repurchase rate'), { '2025-09-01': '7' }),
    ...rates(checked('SARB, repurchase rate'), { '2026-01-01': '6.75', '2026-07-01': '7' }),
    // What the meetings from July on decided was not at hand.
    ...rates(unsure('SARB, repurchase rate'), { '2026-09-01': '7' }),
  ],
  sweden: rates(unsure('Riksbanken, reference rate (Räntelagen § 9)'), {
    '2025-01-01': '3',
    '2025-07-01': '2',
    '2026-01-01': '2',
  }),
} as const satisfies Readonly<Record<string, readonly ReferenceRate[]>>

export type ReferenceRateId = keyof typeof referenceRates
