import { formatIban } from '@sheaf/domain/parties/bank-account'
import { type SlipWords, slipWordsFor } from '@sheaf/domain/payments/slip-words'
import type { SwissBill, SwissParty } from '@sheaf/domain/payments/swiss-bill'
import { type CodeShape, qrCode } from '../codes/qr-code.ts'

/** The strings of a Swiss payment slip, in one of its four languages. */
export type SwissSlip = {
  readonly language: string
  readonly words: SlipWords
  readonly account: string
  readonly creditor: SlipParty
  readonly debtor: SlipParty | null
  /** Empty: none. */
  readonly reference: string
  readonly message: string
  readonly currency: string
  readonly amount: string
  readonly code: CodeShape
  /** What a listener hears in place of the code. */
  readonly alt: string
}

/** `street` may be left out where room is scarce. */
export type SlipParty = { readonly name: string; readonly street: string; readonly town: string }

export function swissSlip(bill: SwissBill, text: string, language: string): SwissSlip {
  const { reference, currency, message } = bill
  const words = slipWordsFor(language)
  const [whole = '', cents = ''] = bill.amount.split('.')
  const amount = `${inGroups(whole, 3)}.${cents}`
  return {
    language: words.language,
    words,
    account: formatIban(bill.iban),
    creditor: partyOf(bill.creditor),
    debtor: bill.debtor ? partyOf(bill.debtor) : null,
    reference: referenceText(reference),
    ...{ message, currency, amount },
    code: qrCode(text),
    alt: `Swiss QR Code: ${currency} ${amount}`,
  }
}

function partyOf({ name, street, house, postcode, town, country }: SwissParty): SlipParty {
  const abroad = country === 'CH' ? '' : `${country}-`
  return {
    name,
    street: [street, house].filter(Boolean).join(' '),
    town: `${abroad}${postcode} ${town}`,
  }
}

// As the guidelines print them: two digits and groups of five, or groups of four.
function referenceText({ type, text }: SwissBill['reference']): string {
  return type === 'QRR' ? inGroups(text, 5) : formatIban(text)
}

/** Groups of so many signs, counted from the end. */
function inGroups(text: string, size: number): string {
  const groups: string[] = []
  for (let end = text.length; end > 0; end -= size)
    groups.unshift(text.slice(Math.max(0, end - size), end))
  return groups.join(' ')
}
