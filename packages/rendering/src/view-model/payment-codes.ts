import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { documentLocale } from '@sheaf/domain/locale/document-locale'
import { inFirstLanguage } from '@sheaf/domain/locale/words/labels'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { paymentCodeOf } from '@sheaf/domain/payments/payment-code'
import { qrCode } from '../codes/qr-code.ts'
import { swissSlip } from './swiss-slip.ts'
import type { ViewModel } from './view-model.ts'

/** The code beside the bank details, or the slip below everything. */
export function paymentCodes(
  computed: ComputedDocument,
  { scanToPay }: PaperWords,
): Pick<ViewModel, 'code' | 'slip'> {
  const { document, totals } = computed
  const code = paymentCodeOf(computed)
  if (totals === null || code === undefined) return { code: null, slip: null }
  if (code.scheme === 'swiss') {
    return { code: null, slip: swissSlip(code.bill, code.text, document.language) }
  }
  const amount = documentLocale(document).money(totals.amountDue)
  const alt = `${inFirstLanguage(scanToPay)}: ${amount}`
  return { code: { caption: scanToPay, alt, shape: qrCode(code.text) }, slip: null }
}
