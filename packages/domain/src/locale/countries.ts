import type { CurrencyCode } from '../money/currency.ts'

// ISO 3166-1, the codes in use, by the currency that people there are paid in (ISO 4217, amendments up to 2026).
const countriesByCurrency = `
AED AE/AFN AF/ALL AL/AMD AM/AOA AO/ARS AR/AUD AU CC CX HM KI NF NR TV/AWG AW/AZN AZ/BAM BA/BBD BB/BDT BD/BHD BH/BIF BI
BMD BM/BND BN/BOB BO/BRL BR/BSD BS/BTN BT/BWP BW/BYN BY/BZD BZ/CAD CA/CDF CD/CHF CH LI/CLP CL/CNY CN/COP CO/CRC CR
CUP CU/CVE CV/CZK CZ/DJF DJ/DKK DK FO GL/DOP DO/DZD DZ/EGP EG/ERN ER/ETB ET/FJD FJ/FKP FK/GEL GE/GHS GH/GIP GI/GMD GM
EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT
GBP GB GG GS IM JE/GNF GN/GTQ GT/GYD GY/HKD HK/HNL HN/HTG HT/HUF HU/IDR ID/ILS IL PS/INR IN/IQD IQ/IRR IR/ISK IS
JMD JM/JOD JO/JPY JP/KES KE/KGS KG/KHR KH/KMF KM/KPW KP/KRW KR/KWD KW/KYD KY/KZT KZ/LAK LA/LBP LB/LKR LK/LRD LR/LSL LS
LYD LY/MAD MA EH/MDL MD/MGA MG/MKD MK/MMK MM/MNT MN/MOP MO/MRU MR/MUR MU/MVR MV/MWK MW/MXN MX/MYR MY/MZN MZ/NAD NA
NGN NG/NIO NI/NOK NO BV SJ/NPR NP/NZD NZ CK NU PN TK/OMR OM/PEN PE/PGK PG/PHP PH/PKR PK/PLN PL/PYG PY/QAR QA/RON RO
RSD RS/RUB RU/RWF RW/SAR SA/SBD SB/SCR SC/SDG SD/SEK SE/SGD SG/SHP SH/SLE SL/SOS SO/SRD SR/SSP SS/STN ST/SYP SY/SZL SZ
THB TH/TJS TJ/TMT TM/TND TN/TOP TO/TRY TR/TTD TT/TWD TW/TZS TZ/UAH UA/UGX UG/UYU UY/UZS UZ/VES VE/VND VN/VUV VU/WST WS
USD US AQ AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI/XAF CF CG CM GA GQ TD/XCD AG AI DM GD KN LC MS VC/XCG CW SX
XOF BF BJ CI GW ML NE SN TG/XPF NC PF WF/YER YE/ZAR ZA/ZMW ZM/ZWG ZW`

const currencies = new Map(
  countriesByCurrency
    .trim()
    .split(/[\n/]/)
    .flatMap((row) => {
      const [currency = '', ...codes] = row.split(' ')
      return codes.map((code) => [code, currency as CurrencyCode] as const)
    }),
)

export const countryCodes: readonly string[] = [...currencies.keys()].sort()

// Where ISO 4217 gives a country a second currency, besides the one above.
const alsoUsed: Readonly<Record<string, readonly string[]>> = {
  INR: ['BT'],
  PAB: ['PA'],
  SVC: ['SV'],
  USD: ['HT'],
  VED: ['VE'],
  ZAR: ['LS', 'NA'],
}

/** The countries where a currency is in use. */
export function countriesOf(currency: CurrencyCode): string[] {
  const own = [...currencies].filter(([, each]) => each === currency)
  return [...own.map(([country]) => country), ...(alsoUsed[currency] ?? [])]
}

/** The currency that people there are paid in. */
export function currencyOf(country: string): CurrencyCode | undefined {
  return currencies.get(country)
}

// What an English invoice calls the tax there. Where it is neither of these, or we do not know, it is 'Tax'.
const valueAdded = new Set(
  [
    'AE AL AM AR AT AZ BA BB BD BE BG BH BO BS BW BY CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GB GE GH',
    'GR GT HN HR HU ID IE IL IM IS IT KE KG KH KR KZ LA LB LI LK LT LU LV MA MC MD ME MG MK MN MT MU MW MX MZ NA NG NI',
    'NL NO NP OM PE PH PL PT PY RO RS RU RW SA SC SE SI SK SN SV TH TJ TN TR TT TW TZ UA UG UY UZ VE VN VU ZA ZM ZW',
  ].flatMap((line) => line.split(' ')),
)
const goodsAndServices = new Set('AU BT CA IN JE MV NZ PG SG'.split(' '))

export function taxLabelOf(country: string): 'VAT' | 'GST' | 'Sales Tax' | 'Tax' {
  if (country === 'US') return 'Sales Tax'
  if (valueAdded.has(country)) return 'VAT'
  return goodsAndServices.has(country) ? 'GST' : 'Tax'
}
