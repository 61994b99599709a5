import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocx } from './read-docx.ts'

function docx(body: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': wordXml(body), ...others }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  )
}

function wordXml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:document><w:body>${body}</w:body></w:document>`
}

function paragraph(text: string): string {
  return `<w:p><w:pPr><w:jc w:val="left"/></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

function row(...cells: string[]): string {
  return `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
}

describe('a DOCX', () => {
  it('gives its paragraphs, breaks and tabs', () => {
    const body = `${paragraph('Smith &amp; Sons')}${paragraph('')}<w:p><w:r><w:t>Due</w:t><w:tab/><w:t>today</w:t><w:br/><w:t>please</w:t></w:r></w:p>`
    expect(readDocx(docx(body)).text).toBe('Smith & Sons\n\nDue   today\nplease')
  })

  it('keeps a table in columns, and the lines of an address in its cell', () => {
    const table = `<w:tbl>${row(paragraph('Acme Ltd') + paragraph('1 High St'), paragraph('No. 7'))}${row(paragraph('Desk'), paragraph('€90'))}</w:tbl>`
    expect(readDocx(docx(paragraph('Order') + table + paragraph('Thanks'))).text).toBe(
      'Order\nAcme Ltd    No. 7\n1 High St\nDesk        €90\nThanks',
    )
  })

  it('reads letterhead and footer once, however many pages repeat them', () => {
    const head = wordXml(paragraph('Brook & Co'.replace('&', '&amp;')))
    const read = readDocx(
      docx(paragraph('Hello'), {
        'word/header1.xml': head,
        'word/header2.xml': head,
        'word/footer1.xml': wordXml(paragraph('IBAN DE67')),
        'docProps/app.xml': '<Properties><Pages>3</Pages></Properties>',
      }),
    )
    expect(read).toEqual({ text: 'Brook & Co\n\nHello\n\nIBAN DE67', pages: 3 })
  })

  it('leaves out what was deleted, and the copy of a text box for old programs', () => {
    const body = `<w:p><w:del><w:r><w:delText>700</w:delText></w:r></w:del><w:r><w:t>650</w:t></w:r><mc:AlternateContent><mc:Choice><w:t> a day</w:t></mc:Choice><mc:Fallback><w:t> a day</w:t></mc:Fallback></mc:AlternateContent></w:p>`
    expect(readDocx(docx(body)).text).toBe('650 a day')
  })

  it('refuses one that unpacks to more than anyone writes, before it does', () => {
    expect(() => readDocx(claimingSize(docx(paragraph('Hello')), 40_000_000))).toThrow(
      expect.objectContaining({ code: 'too-large' }),
    )
  })

  it('unpacks no more than the zip admits to', () => {
    const read = () => readDocx(claimingSize(docx(paragraph('Hello '.repeat(50_000))), 200))
    expect(outcomeOf(read)).toBeLessThanOrEqual(200)
  })

  it('refuses a zip that is none, and one that is cut off', () => {
    const notWhatItSays = expect.objectContaining({ code: 'not-what-it-says' })
    expect(() => readDocx(zipSync({ 'a.txt': strToU8('a') }))).toThrow(notWhatItSays)
    expect(() => readDocx(docx(paragraph('Hello')).subarray(0, 100))).toThrow(notWhatItSays)
  })
})

/** Writes another unpacked size into the zip's directory: 24 bytes behind each entry's mark. */
function claimingSize(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt32LE(size, at + 24)
  return bytes
}

function outcomeOf(read: () => { text: string }): number {
  try {
    return read().text.length
  } catch {
    return 0
  }
}
