import { numberFormat } from '../locale/formatters.ts'

// Active national currencies of ISO 4217, list one, with the minor units that the standard gives.
// Funds codes, metals and test codes are left out: nobody is paid in them. Amendments up to 2026 are in:
// BGN, HRK, CUC, ANG, SLL and ZWL are gone, XCG, SLE and ZWG are there.
const codesByDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2: [
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY',
    'COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF',
    'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR',
    'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG',
    'SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES',
    'WST XCD XCG YER ZAR ZMW ZWG',
  ].join(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND',
} as const

declare const currencyBrand: unique symbol

/** A code that `isCurrencyCode` has accepted. */
export type CurrencyCode = string & { readonly [currencyBrand]: true }

const decimalsByCode = new Map<string, number>(
  Object.entries(codesByDecimals).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
)

export const currencyCodes: readonly CurrencyCode[] = [...decimalsByCode.keys()]
  .filter(isCurrencyCode)
  .sort()

export const defaultCurrency = 'USD' as CurrencyCode

export function isCurrencyCode(code: string): code is CurrencyCode {
  return decimalsByCode.has(code)
}

export function currencyDecimals(code: CurrencyCode): number {
  return decimalsByCode.get(code) ?? 2
}

export function currencyName(code: CurrencyCode, locale = 'en'): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}

/** 'CA$' rather than '$' for Canada: on an invoice abroad the short sign would name another currency. */
export function currencySign(code: CurrencyCode, locale = 'en'): string {
  const key = `${locale} ${code}`
  const known = signs.get(key)
  if (known !== undefined) return known
  const parts = numberFormat(locale, { style: 'currency', currency: code }).formatToParts(0)
  const sign = parts.find((part) => part.type === 'currency')?.value ?? code
  if (signs.size >= mostSigns) signs.clear()
  signs.set(key, sign)
  return sign
}

// Asking Intl takes half the time of printing a long document. Languages come from requests, so the store must not grow with them.
const signs = new Map<string, string>()
const mostSigns = 1000
