import { findPage } from '@sheaf/contract/pages'
import { fileStem } from '@sheaf/domain/documents/file-stem'
import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { countryOfAddress } from '@sheaf/domain/locale/country-of-address'
import { languageOf } from '@sheaf/domain/locale/languages'
import { isCurrencyCode } from '@sheaf/domain/money/currency'
import { parseDecimal } from '@sheaf/domain/money/decimal'
import { readNumber } from '@sheaf/domain/money/read-number'
import { formatIban, isCreditorReference, isValidIban } from '@sheaf/domain/parties/bank-account'
import { webAddress } from '@sheaf/domain/payments/payment-link'
import { structuredAddress } from '@sheaf/domain/payments/structured-address'
import { readTaxId } from '@sheaf/domain/tax/tax-id'
import { postalAddress } from '@sheaf/einvoice/mapping/postal-address'
import { isVatNumber } from '@sheaf/einvoice/mapping/tax-number'
import { readInvoice } from '@sheaf/einvoice/syntax/read-invoice'
import { hasWords } from '@sheaf/translation/translate'
import { expect, it } from 'vitest'
import { cleanSvg } from '../../apps/server/src/objects/clean-svg.ts'
import { rowsFromClipboard } from '../../apps/web/src/document/lines/clipboard-rows.ts'
import { harmless, onOneLine, withLines } from '../../packages/accounting/src/files/harmless.ts'
import { inWindows1252 } from '../../packages/accounting/src/files/windows-1252.ts'
import { decodeText } from '../../packages/autofill/src/reading/decode-text.ts'
import { htmlToText } from '../../packages/autofill/src/reading/html-text.ts'
import { readMail } from '../../packages/autofill/src/reading/read-mail.ts'
import { looksLikeMail } from '../../packages/autofill/src/reading/source-kind.ts'
import { isInBrief } from '../support/env.ts'
import { fragments, repeated } from './hostile-texts.ts'
import { slownessOf } from './processor-time.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Everything that reads a text of somebody else, as far as one reader reaches. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a number': (text) => readNumber(text),
  'a decimal': (text) => parseDecimal(text),
  'a day': (text) => isCalendarDay(text),
  'a currency': (text) => isCurrencyCode(text),
  'a language': (text) => languageOf(text),
  'an IBAN': (text) => [isValidIban(text), formatIban(text), isCreditorReference(text)],
  'a tax number': (text) => [readTaxId(text, 'DE'), isVatNumber(text)],
  'an address for a payment': (text) => structuredAddress(text),
  'an address for an e-invoice': (text) => postalAddress(text, 'DE'),
  'the country of an address': (text) => countryOfAddress(text),
  'a link for a payment': (text) => webAddress(text),
  'a page of ours': (text) => findPage(`/${text}`),
  'the name of a file': (text) => fileStem(text),
  'an e-invoice': (text) => readInvoice(`<Invoice>${text}`),
  'an e-invoice of one text': (text) => readInvoice(`<Invoice><ID>${escaped(text)}</ID></Invoice>`),
  'bytes of an e-invoice': (text) => readInvoice(bytesOf(`<?xml version="1.0"?>${text}`)),
  'a drawing': (text) =>
    cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${escaped(text)}"/>`),
  'the path of a drawing': (text) =>
    cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg"><path d="M${escaped(text)}"/></svg>`),
  'the style of a drawing': (text) =>
    cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg"><style>${escaped(text)}</style></svg>`),
  'cells from the clipboard': (text) => rowsFromClipboard(`1;2\n${text}`, ''),
  'cells between tabs': (text) => rowsFromClipboard(`1\t2\n${text}`, ''),
  'a page from the clipboard': (text) => rowsFromClipboard('1', `<table>${text}`),
  'a cell of an export': (text) => [harmless(text), onOneLine(text), withLines(text)],
  'letters for Windows': (text) => inWindows1252(text),
  'bytes of a text': (text) => decodeText(bytesOf(text)),
  'a page for autofill': (text) => htmlToText(text),
  'what a file is': (text) => looksLikeMail(text),
  'a mail': (text) => readMail(bytesOf(`From: a@b.example\r\nSubject: x\r\n\r\n${text}`)),
  'the sender of a mail': (text) =>
    readMail(
      bytesOf(`From: ${text}
Subject: x

x`),
    ),
  'the subject of a mail': (text) =>
    readMail(
      bytesOf(`From: a@b.example
Subject: ${text}

x`),
    ),
  'words to translate': (text) => hasWords(text),
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

// What cannot be read is refused, and that is an answer, too.
async function answered(read: (text: string) => unknown, text: string): Promise<void> {
  try {
    await read(text)
  } catch {
    return
  }
}

it.each(Object.entries(readers))(
  'reading %s takes as much longer as there is more of it',
  async (name, read) => {
    const place = Object.keys(readers).indexOf(name)
    // `npm test` has minutes: one of the texts for each reader, and another for the next.
    const chosen = fragments.filter((_, at) => !isInBrief || (at + place) % fragments.length === 0)
    const slow: string[] = []
    for (const fragment of chosen) {
      const slowness = await slownessOf((length) => answered(read, repeated(fragment, length)))
      if (slowness !== undefined) slow.push(`${JSON.stringify(fragment)}: ${slowness}`)
    }
    expect(slow).toEqual([])
  },
)
