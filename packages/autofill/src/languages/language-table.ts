/** What the engine knows of a language. Lists hold phrases parted by '|'; accents may be left out by who writes. */
export type LanguageTable = {
  /** Words that tell this language from the others. */
  readonly telling: string
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

/** Units of quantity. 'piece' covers everything that is counted. */
export type Unit =
  | 'hour'
  | 'minute'
  | 'day'
  | 'halfDay'
  | 'week'
  | 'month'
  | 'piece'
  | 'word'
  | 'page'
  | 'weight'
  | 'length'
  | 'area'
  | 'volume'
  | 'distance'
  | 'session'
  | 'person'
  | 'licence'
  | 'lump'

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
  | 'fromInvoice'
  | 'onReceipt'
  | 'workingDays'

/** Small words whose meaning depends on the figures beside them. */
export type Mark =
  | 'pay'
  | 'at'
  | 'each'
  | 'per'
  | 'for'
  | 'number'
  | 'taxIncluded'
  | 'taxExcluded'
  | 'reverseCharge'
  | 'insteadOf'
  | 'upTo'

/** What a figure, a name or a block is called by who writes it down. */
export type Label =
  | 'invoice'
  | 'quote'
  | 'order'
  | 'creditNote'
  | 'customerId'
  | 'issued'
  | 'due'
  | 'validUntil'
  | 'deliverBy'
  | 'client'
  | 'vendor'
  | 'shipTo'
  | 'contact'
  | 'company'
  | 'name'
  | 'address'
  | 'phone'
  | 'fax'
  | 'email'
  | 'website'
  | 'taxId'
  | 'bank'
  | 'terms'
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'discount'
  | 'shipping'
  | 'paid'
  | 'withholding'
  | 'rate'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'description'
  | 'itemNumber'
  | 'unit'
  | 'date'
  | 'reason'
  | 'refund'
  | 'shipVia'
  | 'preparedBy'
  | 'from'
  | 'to'
  | 'subject'
  | 'sent'
  | 'cc'
  | 'greeting'
  | 'closing'
  | 'wrote'
  | 'original'
  | 'forwarded'
  | 'between'
