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
}

/** An invoice that is to be drawn later, refused now for what would be refused then. */
export function readKeptInvoice(fields: Fields, at: Date): KeptInvoice {
  return atDocument(() => {
    const { type = 'invoice' } = fields
    if (type !== 'invoice') throw new AppError('request.invalid', notInvoice, { type: notInvoice })
    const order = readIssueOrder('invoice', fields, at)
    requireTheme(order.themeId)
    return { order, invoice: order.computed.document as DocumentOf<'invoice'> }
  })
}

const notInvoice = 'Must be an invoice'

function requireTheme(id: string): void {
  if (findTheme(id) !== undefined) return
  const message = `There is no template '${id}'.`
  throw new AppError('request.invalid', message, { templateId: message })
}

/** As POST /api/generate-pdf takes it. Read on another day, it is the same document. */
export function fieldsToKeep(order: IssueOrder): Record<string, unknown> {
  const { computed, themeId, design, contents } = order
  const { primaryColor, secondaryColor, fontFamily } = design ?? {}
  const look = { templateId: themeId, primaryColor, secondaryColor, fontFamily }
  return { ...encode(computed), ...look, ...contents }
}

/** Orders have fields of the same names as their document: 'clientEmail' is one of them. */
export function atDocument<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) throw error
    const fields = Object.entries(error.fields).map(([name, message]) => [
      `document.${name}`,
      message,
    ])
    throw new AppError(error.code, error.message, Object.fromEntries(fields))
  }
}
