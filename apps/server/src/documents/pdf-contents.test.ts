import { withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { attachmentsOf, eInvoiceAmong } from '@sheaf/einvoice/pdf/attachments'
import { carriedDocumentOf } from '@sheaf/einvoice/pdf/carried-document'
import { readInvoice } from '@sheaf/einvoice/syntax/read-invoice'
import { sampleDocument } from '@sheaf/rendering/samples'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { wireOf } from '../../../../tests/support/documents.ts'
import { europeanDocuments } from '../../../../tests/support/european-documents.ts'
import { unmetDemands } from '../../../../tests/support/factur-x-demands.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const look = { templateId: 'minimalist-line', primaryColor: '#112233', fontFamily: 'Georgia' }

let test: TestApp
let cookie = ''
beforeAll(async () => {
  test = await startTestApp()
  const signedIn = await test.signIn({ subscription: 'premium', email: 'ada@account.example' })
  cookie = signedIn.cookie
})
afterAll(() => test.close())

async function pdfOf(payload: object, url = '/api/generate-pdf') {
  const headers = { ...own, cookie }
  const answer = await test.app.inject({ method: 'POST', url, headers, payload })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const pdf = new Uint8Array(answer.rawPayload)
  return {
    pdf,
    eInvoice: answer.headers['sheaf-e-invoice'],
    reason: answer.headers['sheaf-e-invoice-reason'],
    files: await attachmentsOf(pdf),
  }
}

const namesOf = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name)

describe('the e-invoice in a PDF', () => {
  it.each(['invoice', 'credit_note'] as const)(
    'is there for the %s of a European seller, as Factur-X wants it',
    async (kind) => {
      const document = europeanDocuments[kind]
      const { pdf, eInvoice, reason, files } = await pdfOf({ ...wireOf(document), ...look })
      expect(eInvoice).toBe('factur-x')
      expect(reason).toBeUndefined()
      expect(await unmetDemands(pdf)).toEqual([])
      const { invoice } = readInvoice(eInvoiceAmong(files)?.bytes ?? '')
      expect(invoice.number).toBe(document.number)
      // Another reader finds them, too. It gives pairs, though its types do not say so.
      const others: unknown = await (await getDocumentProxy(pdf)).getAttachments()
      const names = [...(others as Iterable<[string, unknown]>)].map(([name]) => name)
      expect(names).toEqual(['factur-x.xml', 'sheaf-document.json'])
    },
  )

  it.each([
    ['it is switched off', europeanDocuments.invoice, { eInvoice: 'off' }, 'switched-off'],
    ['the seller is outside the EU', sampleDocument('invoice'), {}, 'seller-outside-eu'],
    ['its kind has none', sampleDocument('quote'), {}, 'no-format'],
    [
      'a rule does not hold',
      withValues(europeanDocuments.invoice, { 'receiver.name': '', 'receiver.company': '' }),
      {},
      'rules BR-07',
    ],
  ])('is left out when %s, and the answer says so', async (_, document, choice, why) => {
    const { eInvoice, reason, files } = await pdfOf({ ...wireOf(document), ...look, ...choice })
    expect({ eInvoice, reason }).toEqual({ eInvoice: 'none', reason: why })
    expect(namesOf(files)).toEqual(['sheaf-document.json'])
  })
})

describe('the document in a PDF', () => {
  it.each(documentKinds)('is the %s that it was made from, with its look', async (kind) => {
    const document = sampleDocument(kind)
    const { files } = await pdfOf({ ...wireOf(document), ...look })
    expect(carriedDocumentOf(files)).toEqual({
      document,
      themeId: 'minimalist-line',
      design: { primaryColor: '#112233', fontFamily: 'Georgia' },
    })
  })

  it('is there without a word about the account', async () => {
    const { files } = await pdfOf({ ...wireOf(sampleDocument('quote')), ...look })
    const text = files.map(({ bytes }) => Buffer.from(bytes).toString()).join('\n')
    expect(text).toContain('Marlow & Finch')
    expect(text).not.toContain('ada@account.example')
  })

  it.each([
    ['/api/generate-pdf', 'invoice'],
    ['/api/generate-quote-pdf', 'quote'],
    ['/api/po-pdf/minimalist-line', 'purchase_order'],
    ['/api/cn-pdf/minimalist-line', 'credit_note'],
  ] as const)('is left out of %s by a switch', async (url, kind) => {
    const fields = { ...wireOf(sampleDocument(kind)), ...look }
    expect(namesOf((await pdfOf(fields, url)).files)).toEqual(['sheaf-document.json'])
    expect((await pdfOf({ ...fields, carryDocument: 'off' }, url)).files).toEqual([])
  })

  it('is asked for in known words only', async () => {
    const payload = { ...wireOf(sampleDocument('quote')), ...look, carryDocument: 'perhaps' }
    const headers = { ...own, cookie }
    const url = '/api/generate-pdf'
    const answer = await test.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty('carryDocument')
  })
})
