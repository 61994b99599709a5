import type { Payment } from './payment.ts'

/** The page where a document is paid, while there is something to pay. */
export function linkText({ document, amount }: Payment): string | undefined {
  if (!('paymentLink' in document) || amount.minor <= 0n) return undefined
  return webAddress(document.paymentLink)
}

/**
 * A link as people type it, with its scheme: 'pay.example.com/7' gets one. Undefined for what is no address of the web; other
 * schemes could do anything on the phone that reads them.
 */
export function webAddress(typed: string): string | undefined {
  const [, scheme = 'https://', rest = ''] = /^(https?:\/\/)?(\S+)$/i.exec(typed.trim()) ?? []
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(rest)
    ? `${scheme.toLowerCase()}${rest}`
    : undefined
}
