/** What the engine knows of a language. Lists hold phrases parted by '|'; accents may be left out by who writes. */
export type LanguageTable = {
  /** Words that tell this language from the others. */
  readonly telling: string
  /** Words of orders and bills: a list of goods has hardly any others. */
  readonly trade: string
  readonly decimalMark: '.' | ','
  /** Twelve lists. */
  readonly months: readonly string[]
  /** Seven lists, Monday first. */
  readonly weekdays: readonly string[]
  /** 'one=1|two=2'. */
  readonly numbers: string
  readonly units: Readonly<Record<Unit, string>>
  readonly days: Readonly<Record<DayWord, string>>
  readonly marks: Readonly<Record<Mark, string>>
  readonly labels: Readonly<Record<Label, string>>
}

/** Units of time in which people leave each other room to pay. */
export type Unit = 'day' | 'week' | 'month'

/** Words of which days are made: 'end of' + 'next month'. */
export type DayWord =
  | 'today'
  | 'tomorrow'
  | 'yesterday'
  | 'next'
  | 'this'
  | 'endOf'
  | 'month'
  | 'week'
  | 'days'
  | 'onReceipt'
  | 'workingDays'

/** What a text says of taxes besides their figures. */
export type Mark = 'taxIncluded' | 'reverseCharge'

/** What stands around the words that matter: heads of mails, endings, days of delivery. */
export type Label =
  | 'deliverBy'
  | 'from'
  | 'to'
  | 'subject'
  | 'sent'
  | 'cc'
  | 'closing'
  | 'wrote'
  | 'original'
  | 'forwarded'
