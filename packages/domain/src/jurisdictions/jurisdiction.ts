import type { DocumentKind } from '../documents/kind.ts'
import type { CalendarDay } from '../locale/calendar-day.ts'
import type { PaperSize } from '../locale/paper-size.ts'
import type { Cited } from './cited.ts'
import type { LatePayment } from './late-payment-law.ts'

/** How a sale is taxed, from where seller and buyer are and who they are. */
export const treatments = [
  'domestic',
  'reverse-charge',
  'intra-community',
  'export',
  'small-business',
  'out-of-scope',
  'consumer-abroad',
] as const

export type Treatment = (typeof treatments)[number]

/** A later row of the same name and place takes over on its day: a change of rate is one more row. */
export type TaxRate = Cited & {
  readonly name:
    | 'standard'
    | 'reduced'
    | 'reduced-2'
    | 'reduced-3'
    | 'reduced-4'
    | 'reduced-5'
    | 'higher'
    | 'second'
    | 'zero'
  /** Per cent, plain decimal text. */
  readonly rate: string
  /** The first day on which it is known to hold. */
  readonly from: CalendarDay
  /** The last day, where nothing took its place. */
  readonly until?: CalendarDay
  /** A province that has rates of its own. */
  readonly place?: string
  /** What the tax is called there, where places differ. */
  readonly label?: string
}

/** A total with its tax, in the currency of the country. */
export type Limit = Cited & {
  readonly amount: string
  /** A total of just this amount counts as above it. */
  readonly includesIt?: true
}

/** What a document may have to say. */
export const needIds = [
  'number',
  'issue-date',
  'supply-date',
  'due-date',
  'valid-until',
  'seller-name',
  'seller-address',
  'seller-tax-id',
  'buyer-name',
  'buyer-address',
  'buyer-tax-id',
  'line-description',
  'line-quantity',
  'line-code',
  'tax-rate',
  'original-invoice',
  'original-date',
  'credit-reason',
  'reverse-charge',
  'intra-community',
  'export',
  'small-business',
  'tax-invoice',
  'tax-credit-note',
  'late-penalty',
  'recovery-sum',
  'early-discount',
] as const

export type NeedId = (typeof needIds)[number]

/** One thing that a document must say, and when. What is left out of the conditions does not matter. */
export type Need = Cited & {
  readonly need: NeedId
  readonly on: readonly DocumentKind[]
  /** Good practice, or asked for in some cases that a document does not tell. */
  readonly isAdvice?: true
  readonly buyer?: 'business' | 'consumer'
  readonly supply?: 'goods' | 'service'
  readonly treatments?: readonly Treatment[]
  /** Only above a total in the currency of the country: smaller invoices may be simplified. */
  readonly above?: Limit
  readonly since?: CalendarDay
}

export type PhraseId = Extract<
  NeedId,
  | 'reverse-charge'
  | 'intra-community'
  | 'export'
  | 'small-business'
  | 'tax-invoice'
  | 'tax-credit-note'
  | 'late-penalty'
  | 'recovery-sum'
  | 'early-discount'
>

/** Wording that the law gives or accepts: never translated by us beyond what stands here. */
export type Phrase = Cited & {
  /** By language; every phrase has English. */
  readonly texts: Readonly<Record<string, string>> & { readonly en: string }
  /** Words by which it counts as said, besides the texts themselves. */
  readonly tells?: readonly string[]
}

export type EInvoiceDuty = Cited & {
  readonly from: CalendarDay
  readonly duty: 'issue' | 'receive'
  readonly between: 'businesses' | 'government' | 'consumers'
  /** In words for the user: whom it binds. */
  readonly who: string
  readonly how: string
  /** Also those that charge no tax because they are small. */
  readonly bindsSmall?: true
}

/** What sales across the border are, where no treaty between the two says otherwise. */
export type CrossBorder = Readonly<
  Record<
    'goods' | 'serviceToBusiness' | 'serviceToConsumer',
    Cited & { readonly treatment: Treatment }
  >
>

export type Place = { readonly name: string; readonly taxes: readonly string[] }

/** The law of one country about its business documents, each row with its source and the day it was checked. */
export type Jurisdiction = {
  /** ISO 3166-1; '' for the neutral one. */
  readonly country: string
  readonly name: string
  readonly isInEu: boolean
  readonly languages: readonly string[]
  /** ISO 4217; '' where no currency is that of the place. */
  readonly currency: string
  readonly paper: PaperSize
  /** What the tax is called, by language. */
  readonly taxNames: Readonly<Record<string, string>> & { readonly en: string }
  readonly rates: readonly TaxRate[]
  readonly taxId: Cited & {
    readonly label: string
    /** In words for the user: 'DE and 9 digits'. */
    readonly shape: string
  }
  readonly needs: readonly Need[]
  readonly phrases: Readonly<Partial<Record<PhraseId, Phrase>>>
  readonly numbering: Cited & {
    readonly rule: string
    readonly mostCharacters?: number
    /** The characters that a number may have. */
    readonly characters?: 'letters, digits, - and /'
  }
  readonly due: Cited & {
    /** When nothing was agreed, in days after the invoice. */
    readonly usualDays?: number
    /** The longest that businesses may agree on, in days; some allow more where it is fair. */
    readonly mostDays?: number
    readonly rule: string
  }
  readonly latePayment: LatePayment
  readonly eInvoices: readonly EInvoiceDuty[]
  readonly crossBorder: CrossBorder
  /** Where the amount of tax must also stand in the country's own currency. */
  readonly taxInOwnCurrency?: Cited
  readonly places?: Readonly<Record<string, Place>>
}

/** The rates that hold on a day, at a place where places have rates of their own. */
export function ratesOn(
  { rates }: Pick<Jurisdiction, 'rates'>,
  day: CalendarDay,
  place?: string,
): TaxRate[] {
  const held = new Map<string, TaxRate>()
  for (const row of rates) {
    const isHere = row.place === undefined || row.place === place
    const before = held.get(row.name)
    if (isHere && row.from <= day && (!before || before.from <= row.from)) held.set(row.name, row)
  }
  return [...held.values()].filter(({ until }) => until === undefined || day <= until)
}
