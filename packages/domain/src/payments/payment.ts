import type { PricedDocument } from '../documents/document.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'
import { type Money, moneyText } from '../money/money.ts'

/** What is to be paid, and the document that says to whom. */
export type Payment = { readonly document: PricedDocument; readonly amount: Money }

const most = decimal('999999999.99')

/** The amount as both banks' standards write it; undefined for what neither of them can pay. */
export function payableText({ amount }: Payment): string | undefined {
  const text = moneyText(amount)
  return amount.minor > 0n && compareDecimals(decimal(text), most) <= 0 ? text : undefined
}

/** One line of at most so many characters, without halves of any: these cannot be written in UTF-8. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...line].slice(0, longest).join('').trim()
}
