import { fieldOf } from '@sheaf/einvoice/mapping/field-of'
import { toDocument } from '@sheaf/einvoice/mapping/to-document'
import { isFileRefused, openFile } from '@sheaf/einvoice/opened-file'
import { answerOrders } from '../processes/answer-orders.ts'
import type { CheckingAnswer, CheckingOrder, Verdict } from './checking-room.ts'

answerOrders(async ({ bytes, wants }: CheckingOrder): Promise<CheckingAnswer> => {
  try {
    return wants === 'verdict' ? await judged(bytes) : await read(bytes)
  } catch (error) {
    // Its sentence is for people, and quotes nothing but names of elements.
    if (isFileRefused(error)) return { refusal: error.message }
    throw error
  }
})

async function judged(bytes: Uint8Array): Promise<CheckingAnswer> {
  const { opened } = await openFile(bytes)
  if (!opened) return { refusal: 'This PDF carries no e-invoice that could be checked.' }
  const { invoice, kind, format, profile, isValid, findings } = opened
  const named: Verdict['findings'] = findings.map(({ rule, severity, at, message }) => ({
    ...{ rule, severity, message, at },
    field: fieldOf(at, invoice),
  }))
  return { verdict: { format, profile, isValid, kind, findings: named } }
}

async function read(bytes: Uint8Array): Promise<CheckingAnswer> {
  const { opened, carried } = await openFile(bytes)
  if (carried) return { filled: carried }
  if (!opened) return { refusal: 'This file holds no document.' }
  return { filled: { document: toDocument(opened.invoice, opened.kind).document } }
}
