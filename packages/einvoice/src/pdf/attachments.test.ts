import { embedFacturX, Profile } from '@stackforge-eu/factur-x'
import { describe, expect, it } from 'vitest'
import { pdfFile, pdfOf, streamOf } from '../../../autofill/test/support/pdf-file.ts'
import { packedStream, pdfWithFiles } from '../../test/a-pdf.ts'
import { attachmentsOf, eInvoiceAmong } from './attachments.ts'
import { PdfRefused, pdfLimits } from './pdf-refused.ts'

const invoice = '<rsm:CrossIndustryInvoice>ü</rsm:CrossIndustryInvoice>'

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

/** Appends to a PDF what a program does that changes it without writing it anew. */
function updated(pdf: Uint8Array, objects: string): Uint8Array {
  return Buffer.concat([pdf, Buffer.from(`\n${objects}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)])
}

const catalogOf = (rest: string) => Buffer.from(`<< /Type /Catalog ${rest} >>`)

describe('the files inside a PDF', () => {
  it('are found with their name, kind and relationship', async () => {
    const found = await attachmentsOf(pdfWithFiles([{ name: 'factur-x.xml', content: invoice }]))
    expect(found).toMatchObject([
      { name: 'factur-x.xml', mime: 'text/xml', relationship: 'alternative' },
    ])
    expect(textOf(found[0]?.bytes ?? new Uint8Array())).toBe(invoice)
  })

  it('are found in a PDF by another program, whose objects are packed', async () => {
    const { pdf } = await embedFacturX({
      ...{ pdf: pdfFile([[]]), xml: invoice, profile: Profile.EN16931 },
      ...{ validateBeforeEmbed: false, addPdfA3Metadata: false },
    })
    expect(textOf(pdf)).toContain('/ObjStm')
    const found = await attachmentsOf(pdf)
    expect(found).toMatchObject([{ name: 'factur-x.xml', relationship: 'alternative' }])
    expect(textOf(eInvoiceAmong(found)?.bytes ?? new Uint8Array())).toBe(invoice)
  })

  it('are those of the latest version, in which they may be others or none', async () => {
    const first = pdfWithFiles([{ name: 'factur-x.xml', content: invoice }])
    const changed = updated(
      first,
      '5 0 obj\n<< /Type /EmbeddedFile /Length 4 >>\nstream\nlate\nendstream\nendobj',
    )
    expect((await attachmentsOf(changed)).map(({ bytes }) => textOf(bytes))).toEqual(['late'])
    const without = updated(first, '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj')
    expect(await attachmentsOf(without)).toEqual([])
  })

  it('may be a PDF with files of its own, which are not taken for those around it', async () => {
    const inner = pdfWithFiles([{ name: 'inner.xml', content: 'inner' }])
    const outer = pdfOf([
      catalogOf('/AF [2 0 R]'),
      Buffer.from('<< /Type /Filespec /UF (old.pdf) /EF << /F 3 0 R >> >>'),
      streamOf(Buffer.from(inner), '/Type /EmbeddedFile'),
    ])
    const found = await attachmentsOf(outer)
    expect(found.map(({ name }) => name)).toEqual(['old.pdf'])
    expect((await attachmentsOf(found[0]?.bytes ?? new Uint8Array()))[0]?.name).toBe('inner.xml')
  })

  it.each([
    ['(a\\(b\\)\\\\c\\101.xml)', 'cA.xml'],
    ['<FEFF00E400620020D83DDE00>', 'äb 😀'],
    ['(\\357\\273\\277\\303\\244.xml)', 'ä.xml'],
    ['(C:\\\\invoices\\\\x.xml)', 'x.xml'],
    ['(two\\\nlines (in brackets).xml)', 'twolines (in brackets).xml'],
  ])('have the name that %s says', async (written, name) => {
    const pdf = pdfOf([
      catalogOf('/AF 2 0 R'),
      Buffer.from('[3 0 R]'),
      Buffer.from(`<</F${written}/EF<</F 4 0 R>>>>`),
      streamOf(Buffer.from('x')),
    ])
    expect((await attachmentsOf(pdf)).map((file) => file.name)).toEqual([name])
  })

  it('end where they end, also when their length is said elsewhere', async () => {
    const packed = packedStream(invoice, '/Type /EmbeddedFile').toString('latin1')
    const plain = '<< /Length 6 0 R >>\nstream\nplain\r\nendstream'
    const pdf = pdfOf([
      catalogOf('/AF [2 0 R 3 0 R]'),
      Buffer.from('<< /F (packed) /EF << /F 4 0 R >> >>'),
      Buffer.from('<< /F (plain) /EF << /F 5 0 R >> >>'),
      Buffer.from(packed.replace(/\/Length \d+/, '/Length 9 0 R'), 'latin1'),
      Buffer.from(plain),
      Buffer.from('5'),
    ])
    const found = await attachmentsOf(pdf)
    expect(found.map(({ bytes }) => textOf(bytes))).toEqual([invoice, 'plain'])
  })

  it('are none in a PDF that has none', async () => {
    expect(await attachmentsOf(pdfFile([[{ x: 1, y: 1, text: 'Hello' }]]))).toEqual([])
  })

  it.each(['factur-x.xml', 'ZUGFeRD-invoice.xml', 'zugferd-invoice.xml', 'xrechnung.xml'])(
    'hold an e-invoice when one is called %s',
    async (name) => {
      const files = [
        { name: 'notes.xml', content: '<notes/>' },
        { name, content: invoice },
      ]
      const found = await attachmentsOf(pdfWithFiles(files))
      expect(eInvoiceAmong(found)?.name).toBe(name)
    },
  )
})

const spaces = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000, 0x20)
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.xml`, content: 'x' }))
const repeated = (text: string, bytes: number) =>
  Buffer.from(`%PDF-1.7\n${text.repeat(Math.floor(bytes / text.length))}`)

describe('a hostile PDF', () => {
  it.each([
    ['no PDF', Buffer.from('hello'), /no PDF/],
    ['an empty file', Buffer.alloc(0), /no PDF/],
    ['a PDF without a catalog', Buffer.from('%PDF-1.7\n1 0 obj\nnull\nendobj'), /damaged/],
    ['too large', Buffer.alloc(pdfLimits.bytes + 1), /larger than 10 MB/],
    ['locked', pdfFile([[]], { isLocked: true }), /password/],
    ['a thousand attachments', pdfWithFiles(files(1000)), /more than 100 attachments/],
    ['a bomb', pdfWithFiles([{ name: 'x.xml', content: spaces(60) }]), /more than 40 MB/],
    [
      'objects packed as a bomb',
      pdfWithFiles([], [packedStream(spaces(60), '/Type /ObjStm')]),
      /more than 40 MB/,
    ],
    ['nested deeply', pdfOf([catalogOf(`/AF ${'['.repeat(1_000_000)}`)]), /nested too deeply/],
    ['a list without end', pdfOf([catalogOf(`/AF [${'0 '.repeat(1_000_000)}]`)]), /too many parts/],
  ])('%s is refused with a sentence', async (_, pdf, sentence) => {
    const refusal = await attachmentsOf(pdf).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(PdfRefused)
    expect(String(refusal)).toMatch(sentence)
    expect(String(refusal)).toMatch(/[.]$/)
  })

  it('with a tree of names that runs in a circle is left', async () => {
    const pdf = pdfOf([
      catalogOf('/Names 2 0 R'),
      Buffer.from('<< /EmbeddedFiles 3 0 R >>'),
      Buffer.from('<< /Kids [4 0 R 4 0 R] >>'),
      Buffer.from('<< /Kids [3 0 R] /Names [(a) 4 0 R] >>'),
    ])
    expect(await attachmentsOf(pdf)).toEqual([])
  })

  it('with objects without number is refused', async () => {
    const many = Array.from({ length: pdfLimits.objects + 1 }, (_, id) => `${id} 0 obj\n`)
    await expect(attachmentsOf(Buffer.from(`%PDF-1.7\n${many.join('')}`))).rejects.toThrow(
      /too many parts/,
    )
  })

  it.each([
    ['strings that never end', '1 0 obj('],
    ['streams that never end', '1 0 obj<<>>stream\n'],
    ['lists that never end', '1 0 obj['],
    ['trailers', 'trailer<<'],
    ['hex texts', '1 0 obj<'],
    ['digits', '1'],
    ['blanks between numbers', '1        '],
  ])('of ten megabytes of %s is left in a moment', async (_, text) => {
    const start = performance.now()
    await expect(attachmentsOf(repeated(text, pdfLimits.bytes - 10))).rejects.toThrow(PdfRefused)
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  it('whose attachment is damaged loses only that one', async () => {
    const good = pdfWithFiles([
      { name: 'a.xml', content: 'a'.repeat(1000) },
      { name: 'factur-x.xml', content: invoice },
    ])
    const text = Buffer.from(good).toString('latin1')
    const at = text.indexOf('stream\n') + 7
    const bad = new Uint8Array(good)
    bad.fill(0xff, at, at + 8)
    expect((await attachmentsOf(bad)).map(({ name }) => name)).toEqual(['factur-x.xml'])
  })
})
