import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { withIdentity } from './pdf-identity.ts'
import { PdfShapeError } from './pdf-update.ts'

const compiler = NodeCompiler.create()

function typstPdf(title = 'Invoice INV-1'): Uint8Array {
  const date = 'date: datetime(year: 2026, month: 1, day: 15)'
  const source = `#set document(title: ${JSON.stringify(title)}, ${date})\n= Invoice\nText`
  return compiler.pdf({ mainFileContent: source }, { pdfStandard: 'a-3a' })
}

const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const lastMatch = (pdf: Uint8Array, pattern: RegExp) => [...textOf(pdf).matchAll(pattern)].at(-1)

// pdf.js gives the metadata as pairs, though its types do not say so.
const xmpOf = ({ metadata }: { metadata: unknown }): Record<string, unknown> =>
  Object.fromEntries(metadata as Iterable<[string, unknown]>)

describe('the PDF/UA identity', () => {
  const original = typstPdf()
  const marked = withIdentity(original)

  it('is added behind a file that stays byte for byte', () => {
    expect(marked.length).toBeGreaterThan(original.length)
    expect(textOf(marked).startsWith(textOf(original))).toBe(true)
  })

  it('says part 1, explains its schema, and shows the title in the window', () => {
    const update = textOf(marked).slice(original.length)
    expect(update).toContain('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"')
    expect(update).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(update).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>')
    expect(update).toMatch(
      /\/ViewerPreferences <<\s+\/Direction \/L2R\s+\/DisplayDocTitle true\s+>>/,
    )
  })

  it('leaves a file that readers open, with the same title and dates', async () => {
    const before = await getMeta(await getDocumentProxy(new Uint8Array(original)))
    const after = await getMeta(await getDocumentProxy(new Uint8Array(marked)))
    expect(after.info).toEqual(before.info)
    expect(after.info.Title).toBe('Invoice INV-1')
    const { 'pdfuaid:part': part, 'pdfaextension:schemas': _, ...others } = xmpOf(after)
    const { 'pdfaextension:schemas': __, ...othersBefore } = xmpOf(before)
    expect(part).toBe('1')
    expect(others).toEqual(othersBefore)
  })

  it('gives the stream its true length', () => {
    const [, length, stream] =
      lastMatch(
        marked,
        /\/Length (\d+)\s+\/Type \/Metadata[\s\S]*?stream\n([\s\S]*?)\nendstream/g,
      ) ?? []
    expect(stream?.length).toBe(Number(length))
  })

  it('keeps the first identifier and changes the second', () => {
    const idOf = (pdf: Uint8Array) => lastMatch(pdf, /\/ID \[(\S+) (\S+)\]/g)
    expect(idOf(marked)?.[1]).toBe(idOf(original)?.[1])
    expect(idOf(marked)?.[2]).not.toBe(idOf(original)?.[2])
  })

  it('points at its objects and at the table before', () => {
    const text = textOf(marked)
    const [, position] = lastMatch(marked, /startxref\n(\d+)\n%%EOF/g) ?? []
    const table = text.slice(Number(position))
    expect(table.startsWith('xref\n')).toBe(true)
    for (const [, id, at] of table.matchAll(/(\d+) 1\n(\d{10}) 00000 n /g)) {
      expect(text.slice(Number(at))).toMatch(new RegExp(`^${id} 0 obj\n`))
    }
    const [, before] = /\/Prev (\d+)/.exec(table) ?? []
    expect(text.slice(Number(before), Number(before) + 4)).toBe('xref')
  })

  it('takes other statements with it, each explained by its schema', async () => {
    const level = { name: 'Level', about: 'How much', value: 'EN 16931' } as const
    const statement = {
      ...{ title: 'A schema', namespace: 'urn:example:1p0#', prefix: 'ex' },
      properties: [{ ...level, type: 'Text', category: 'external' }],
    } as const
    const stated = withIdentity(original, [statement])
    const xmp = xmpOf(await getMeta(await getDocumentProxy(new Uint8Array(stated))))
    expect(xmp).toMatchObject({ 'ex:level': 'EN 16931', 'pdfuaid:part': '1' })
    const source = textOf(stated)
    expect(source).toContain('<pdfaSchema:namespaceURI>urn:example:1p0#</pdfaSchema:namespaceURI>')
    expect(source).toContain('<pdfaProperty:name>Level</pdfaProperty:name>')
    expect(withIdentity(stated, [statement])).toBe(stated)
  })

  it('is added once', () => {
    expect(withIdentity(marked)).toBe(marked)
  })

  it('is the same for the same file', () => {
    expect(Buffer.compare(withIdentity(typstPdf()), marked)).toBe(0)
  })

  it('is not misled by a title that looks like a PDF', async () => {
    const title =
      'endobj trailer << /Root 1 0 R >> startxref 0 %%EOF <rdf:Description rdf:about="">'
    const tricky = withIdentity(typstPdf(title))
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(tricky)))
    expect(info.Title).toBe(title)
    expect(textOf(tricky)).toContain('/DisplayDocTitle true')
  })

  it.each(['A endobj B', 'A\tendstream endobj B', 'stream', 'A >> B'])(
    'is added where the title is %j',
    async (title) => {
      const { info, ...rest } = await getMeta(
        await getDocumentProxy(new Uint8Array(withIdentity(typstPdf(title)))),
      )
      expect(info.Title).toBe(title)
      expect(xmpOf(rest)['pdfuaid:part']).toBe('1')
    },
  )

  it('is refused for metadata whose length is wrong', () => {
    const wrong = textOf(original).replace(/(?<=\/Length )\d+(?=\s+\/Type \/Metadata)/, (length) =>
      String(Number(length) - 1),
    )
    expect(wrong).not.toBe(textOf(original))
    expect(() => withIdentity(Buffer.from(wrong, 'latin1'))).toThrow(PdfShapeError)
  })

  it.each([
    ['no PDF', 'hello'],
    ['a compressed table', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF'],
    ['a table that points at itself', 'xref\ntrailer\n<< /Prev 0 >>\nstartxref\n0\n%%EOF'],
  ])('is refused for %s', (_, source) => {
    expect(() => withIdentity(Buffer.from(source))).toThrow(PdfShapeError)
  })
})
