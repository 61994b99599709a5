import { oneLine, type Payment, payableText } from './payment.ts'

/** A link of the Unified Payments Interface (NPCI linking specification 1.6), for rupees only. */
export function upiLink(payment: Payment): string | undefined {
  const { bank, sender, number, currency } = payment.document
  const address = paymentAddressIn(`${bank.accountNumber}\n${bank.other}`)
  const amount = payableText(payment)
  const name = oneLine(sender.name, 99)
  if (currency !== 'INR' || !address || amount === undefined || name === '') return undefined
  const reference = number.replace(/[^A-Za-z0-9]/g, '').slice(-35)
  const asked: readonly (readonly [string, string])[] = [
    ['pa', address],
    ['pn', name],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', oneLine(number, 80)],
    ['tr', reference],
  ]
  const query = asked
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`)
  return `upi://pay?${query.join('&')}`
}

/** 'shop@okbank': an address of email has a point behind its sign, one of a bank has none. */
function paymentAddressIn(text: string): string | undefined {
  const [found] = /(?<![\w.@-])[\w.-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}(?![\w.@-])/.exec(text) ?? []
  return found
}
