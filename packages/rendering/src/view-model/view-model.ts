import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import type { CodeShape } from '../codes/qr-code.ts'
import type { SwissSlip } from './swiss-slip.ts'

/** One page description: finished strings, in the order in which a page shows them. Themes place them, nothing else. */
export type ViewModel = {
  readonly kind: DocumentKind
  readonly language: string
  /** The language of what stands between the signs of `inTwoLanguages`; empty: none. */
  readonly secondLanguage: string
  readonly direction: 'ltr' | 'rtl'
  readonly paper: 'a4' | 'us-letter'
  readonly title: string
  /** What the file says about itself. `issued` is [year, month, day]. */
  readonly about: { readonly title: string; readonly author: string; readonly issued: Day | null }
  readonly number: Fact
  readonly sender: PartyView
  readonly receiver: PartyView
  readonly shipTo: PartyView | null
  /** Dates and references, without the number. */
  readonly facts: readonly Fact[]
  /** The amount that matters and by when, for themes that show it large. */
  readonly headline: {
    readonly id: 'amountDue' | 'total' | 'count'
    readonly label: string
    readonly amount: string
    readonly note: string
  }
  readonly columns: readonly Column[]
  /** A cell is a list of lines, in the order of the columns. */
  readonly rows: readonly (readonly (readonly string[])[])[]
  readonly carried: Carried
  readonly totals: readonly TotalRow[]
  /** Sentences that the law wants near the totals. */
  readonly notices: readonly string[]
  readonly payment: PaymentView | null
  /** What a phone reads to pay it; never without `payment`, which it stands beside. */
  readonly code: PaymentCodeView | null
  /** At the foot of the last page, the same in every theme. */
  readonly slip: SwissSlip | null
  readonly texts: readonly TextBlock[]
  /** Lines to sign on. */
  readonly signing: { readonly title: string; readonly lines: readonly string[] } | null
  /** 'Page ', ' of ', '' in each language of the sheet. */
  readonly pageOf: readonly PaperWords['pages'][]
}

export type Day = readonly [number, number, number]

/** `id` is the path of the document's field, or the name of the figure. */
export type Fact = { readonly id: string; readonly label: string; readonly value: string }

export type PartyView = {
  readonly label: string
  readonly name: string
  /** The company of a person, or the contact of a company. */
  readonly second: string
  readonly address: readonly string[]
  readonly details: readonly Fact[]
  /** The paths of the document's fields that these are. */
  readonly ids: { readonly name: string; readonly second: string; readonly address: string }
}

export type ColumnId =
  | 'itemNumber'
  | 'description'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'tax'
  | 'amount'

export type Column = {
  readonly id: ColumnId
  readonly label: string
  readonly isNumber: boolean
  /** The text of the column that takes the most room, so that a long table need not be tried out. */
  readonly widest: string
}

/** For lists over several pages: the words at a page's end and start, and what the rows come to up to each one. */
export type Carried = {
  readonly forward: string
  readonly brought: string
  readonly sums: readonly string[]
}

export type TotalRow = Fact & { readonly isEnd: boolean }

export type PaymentView = {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Where the payment link among the facts leads; empty: nowhere. */
  readonly address: string
}

export type PaymentCodeView = {
  readonly caption: string
  /** What a listener hears in place of the code. */
  readonly alt: string
  readonly shape: CodeShape
}

export type TextBlock = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}
