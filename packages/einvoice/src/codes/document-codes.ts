import { codeList } from './code-list.ts'

// Code values as OpenPeppol publishes them with BIS Billing 3.0.19 (May 2025), where nothing else is said.

/** UNTDID 1001, the codes that EN 16931 counts as invoices (BT-3): its list of 2018 and that of Peppol together. */
export const invoiceTypes = codeList(`
71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389
390 393 394 395 456 457 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935
`)

/** UNTDID 1001, the codes that EN 16931 counts as credit notes (BT-3): its list of 2018, with the later 502 and 503. */
export const creditNoteTypes = codeList(`
81 83 261 262 296 308 381 396 420 458 502 503 532
`)

/** The invoice types that Peppol lets through. */
export const peppolInvoiceTypes = codeList(`
71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 389 393 395 553 575 623 780 817 870 875
876 877
`)

/** The credit note types that Peppol lets through. */
export const peppolCreditNoteTypes = codeList(`
81 83 381 396 532
`)

/** UNTDID 2005, restricted: when the VAT becomes due (BT-8). */
export const taxPointCodes = codeList(`
3 35 432
`)

/** MIME types of attached files (BT-125-1). */
export const attachmentTypes = codeList(`
text/csv application/pdf image/png image/jpeg
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
application/vnd.oasis.opendocument.spreadsheet
`)

/** ISO 4217 with the codes of funds and metals, and the currencies that replaced others since. */
export const currencies = codeList(`
AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP
BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB
EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD
JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU
MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD
RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY
TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD
XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG ZWL
`)

/** ISO 3166-1 with Kosovo (1A) and Northern Ireland (XI), which trade on their own terms. */
export const countries = codeList(`
1A AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG
EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR
HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR
LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG
NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE
SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA
UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW
`)
