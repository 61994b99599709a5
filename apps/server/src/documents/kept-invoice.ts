import { encode } from '@sheaf/contract/wire/codec'
import type { Fields } from '@sheaf/contract/wire/request-document'
import type { DocumentOf } from '@sheaf/domain/documents/document'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { AppError } from '../http/app-error.ts'
import type { IssueOrder } from './issue-document.ts'
import { readIssueOrder } from './read-issue-order.ts'

export type KeptInvoice = {
  readonly order: IssueOrder
  readonly invoice: DocumentOf<'invoice'>
  /** What to keep of it: read on another day, it is the same invoice. */
  readonly fields: Fields
}

/** An invoice that is to be drawn later, refused now for what would be refused then. */
export function readKeptInvoice(fields: Fields, at: Date): KeptInvoice {
  return inDocument(() => {
    if ((fields.type ?? 'invoice') !== 'invoice') throw refused('type', 'Must be an invoice')
    const order = readIssueOrder('invoice', fields, at)
    if (findTheme(order.themeId) === undefined)
      throw refused('templateId', `There is no template '${order.themeId}'.`)
    const { computed } = order
    const invoice = computed.document as DocumentOf<'invoice'>
    return { order, invoice, fields: { ...fields, ...encode(computed) } }
  })
}

function refused(field: string, message: string): AppError {
  return new AppError('request.invalid', message, { [field]: message })
}

/** A refusal names the fields where the request has them. */
function inDocument<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fields = Object.entries(error.fields ?? {}).map(([field, message]) => [
      `document.${field}`,
      message,
    ])
    throw new AppError(error.code, error.message, Object.fromEntries(fields))
  }
}
