import type { DocumentType } from '@sheaf/domain/documents/document-type'

/** Who the user is, as the saved templates say it. */
export type Owner = {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly taxIds: readonly string[]
  readonly ibans: readonly string[]
}

/** Where in the source a value was read, and how sure that reading is, from 0 to 1. */
export type Evidence = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly confidence: number
}

/** A line with the keys of its kind: 'rate' and 'amount' on an invoice, 'unitPrice' and 'total' on an order. */
export type ProposedLine = Readonly<Record<string, string>>

/** Values under the form's own names. What the text does not give is absent. */
export type ProposedFields = {
  readonly lineItems?: readonly ProposedLine[]
  readonly [field: string]: string | boolean | readonly ProposedLine[] | undefined
}

export type Proposal = {
  readonly fields: ProposedFields
  /** By field name; lines as 'lineItems.0.quantity'. */
  readonly evidence: Readonly<Record<string, Evidence>>
}

export type Source = {
  readonly documentType: DocumentType
  readonly text: string
  /** 'YYYY-MM-DD': what 'tomorrow' and 'net 15' count from. */
  readonly today: string
  readonly owner: Owner
}
