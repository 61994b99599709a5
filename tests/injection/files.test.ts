import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'
import { attachmentsOf } from '@sheaf/einvoice/pdf/attachments'
import { XmlDocument } from 'libxml2-wasm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemaFaults } from '../../packages/einvoice/test/schema.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { documentSaying, saidEverywhere } from '../support/attacks/said-everywhere.ts'
import { tricks } from '../support/attacks/tricks.ts'
import { europeanDocuments } from '../support/european-documents.ts'
import { textOfPdf } from '../support/pdf-text.ts'

describe('a PDF of a document that says in every field what', () => {
  let test: TestApp
  let cookie: string

  beforeAll(async () => {
    test = await startTestApp()
    cookie = (await test.signIn({ subscription: 'premium' })).cookie
  })

  afterAll(() => test.close())

  async function pdfSaying(texts: readonly string[]): Promise<Uint8Array> {
    const document = saidEverywhere(europeanDocuments.invoice, texts)
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/generate-pdf',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { ...document, templateId: 'blue-wave' },
    })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^attachment; filename="[ -!#-~]*\.pdf"; filename\*=UTF-8''[\w%.~!$&+-]*$/,
    )
    return new Uint8Array(answer.rawPayload)
  }

  // What is printed is folded into lines, and quotation marks become typographic.
  const letters = (text: string) => text.replaceAll(/[\s"'“”‘’„«»]+/g, '')

  it.each(['typst', 'html', 'xml'] as const)(
    'runs in %s prints it, and runs nothing',
    async (kind) => {
      const texts = tricks[kind].filter((text) => !text.includes('\0'))
      const pdf = await pdfSaying(texts)
      const printed = letters(await textOfPdf(pdf.slice()))
      const unprinted = texts.filter((text) => !printed.includes(letters(text).slice(0, 12)))
      expect(unprinted.length).toBeLessThan(texts.length / 2)
      const proxy = await getDocumentProxy(pdf.slice())
      const links: string[] = []
      for (let page = 1; page <= proxy.numPages; page++) {
        const notes = await (await proxy.getPage(page)).getAnnotations()
        links.push(...notes.map(({ url, unsafeUrl }) => String(url ?? unsafeUrl)))
      }
      expect(links.filter((link) => !/^https?:/.test(link))).toEqual([])
      expect(await proxy.getJSActions()).toBeNull()
      const names = (await attachmentsOf(pdf)).map(({ name }) => name)
      expect(names.filter((name) => name !== 'factur-x.xml')).toEqual(['sheaf-document.json'])
    },
  )

  it('means something in XML describes itself in XML that says no more', async () => {
    const pdf = Buffer.from(await pdfSaying(tricks.xml.slice(0, -1)))
    const from = pdf.indexOf('<x:xmpmeta')
    const metadata = pdf.subarray(from, pdf.indexOf('</x:xmpmeta>') + 12).toString()
    expect(from).toBeGreaterThan(0)
    expect(metadata).not.toMatch(/<!|<\?|evil(?=>|:)/)
    using read = XmlDocument.fromString(metadata)
    expect(read.root.content).toContain(']]><cbc:ID>evil</cbc:ID>')
  })
})

describe('an e-invoice of a document that says in every field what means something in XML', () => {
  it.each([
    ['ubl', 'invoice'],
    ['cii', 'invoice'],
    ['ubl', 'credit_note'],
    ['cii', 'credit_note'],
  ] as const)('keeps the form of %s for %s, and says it as text', (format, kind) => {
    const document = documentSaying(europeanDocuments[kind], tricks.xml)
    const written = writeFile(compute(document), format)
    if ('refusal' in written) throw new Error(written.refusal)
    expect(schemaFaults(written.xml)).toEqual([])
    expect(written.xml.slice(5)).not.toMatch(/<[!?]/)
    using read = XmlDocument.fromString(written.xml)
    const said = tricks.xml.slice(0, -1).filter((text) => read.root.content.includes(text))
    expect(said.length).toBeGreaterThan(6)
  })
})
