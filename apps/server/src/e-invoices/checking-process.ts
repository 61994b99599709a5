import { fieldOf } from '@sheaf/einvoice/mapping/field-of'
import { toDocument } from '@sheaf/einvoice/mapping/to-document'
import { openFile } from '@sheaf/einvoice/opened-file'
import { XmlRefused } from '@sheaf/einvoice/xml/read-xml'
import { answerOrders } from '../processes/answer-orders.ts'
import type { CheckingAnswer, CheckingOrder } from './checking-room.ts'

answerOrders(async ({ bytes, wants }: CheckingOrder): Promise<CheckingAnswer> => {
  try {
    const opened = await openFile(bytes)
    const { invoice, kind, format, profile, isValid, findings } = opened
    if (wants === 'document') return { document: toDocument(invoice, kind).document }
    return {
      verdict: {
        ...{ format, profile, isValid, kind },
        findings: findings.map(({ rule, severity, at, message }) => ({
          ...{ rule, severity, message, at },
          field: fieldOf(at, invoice),
        })),
      },
    }
  } catch (error) {
    // Its sentence is for people, and quotes nothing but names of elements.
    if (error instanceof XmlRefused) return { refusal: error.message }
    throw error
  }
})
