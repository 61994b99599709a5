import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { describe, expect, it } from 'vitest'
import { fullDocument } from '../../../domain/test/any-document.ts'
import type { Attachment } from './attachments.ts'
import { carriedDocumentFile, carriedDocumentOf } from './carried-document.ts'
import { PdfRefused } from './pdf-refused.ts'

const logo = '/objects/uploads/obj_7fGh-2'
const look = {
  themeId: 'blue-wave',
  design: { primaryColor: '#112233', fontFamily: 'Georgia' },
} as const

function aDocument(kind: DocumentKind): BusinessDocument {
  const pictures = { 'sender.logoUrl': logo, 'receiver.logoUrl': '', 'shipTo.logoUrl': '' }
  return withValues(fullDocument(kind) as BusinessDocument, pictures)
}

function attached(content: object | string): Attachment {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return {
    ...{ name: 'sheaf-document.json', mime: 'application/json', relationship: 'source' },
    bytes: Buffer.from(text),
  }
}

function written(document: BusinessDocument): Record<string, unknown> {
  const { bytes } = carriedDocumentFile({ document, ...look })
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

const facturX = { ...attached('<xml/>'), name: 'factur-x.xml' }

describe('the document that a PDF carries', () => {
  it.each(documentKinds)('is the same %s with its look when it is read again', (kind) => {
    const document = aDocument(kind)
    expect(carriedDocumentOf([facturX, attached(written(document))])).toEqual({
      document,
      ...look,
    })
  })

  it('is all that is in the file, with the version of its format', () => {
    const file = written(aDocument('invoice'))
    expect(Object.keys(file)).toEqual(['format', 'version', 'themeId', 'design', 'document'])
    expect(file).toMatchObject({ format: 'sheaf-document', version: 1, ...look })
  })

  it.each([
    'https://cdn.example/private.png?token=1',
    'file:///home/ada/logo.png',
    '/objects/uploads/../secret',
  ])('names a picture by its upload only, and leaves out %s', (address) => {
    const document = withValues(aDocument('quote'), { 'sender.logoUrl': address })
    const file = written(document)
    expect(JSON.stringify(file)).not.toContain(address)
    const foreign = { ...file, document }
    expect(carriedDocumentOf([attached(foreign)])?.document.sender.logoUrl).toBe('')
  })

  it('is none in a PDF of somebody else', () => {
    expect(carriedDocumentOf([])).toBeUndefined()
    expect(carriedDocumentOf([facturX])).toBeUndefined()
  })

  const invoice = written(aDocument('invoice'))
  it.each([
    ['no JSON', '{', /damaged/],
    ['nested without end', '['.repeat(100_000), /damaged/],
    ['another format', { ...invoice, format: 'other' }, /damaged/],
    ['an unknown kind', { ...invoice, document: { kind: 'letter' } }, /damaged/],
    ['no document', { ...invoice, document: null }, /damaged/],
    [
      'a document beyond its limits',
      { ...invoice, document: { kind: 'quote', lines: [] } },
      /damaged/,
    ],
    ['a later format', { ...invoice, version: 2 }, /later version/],
  ])('is refused with a sentence when it is %s', (_, content, sentence) => {
    expect(() => carriedDocumentOf([attached(content)])).toThrow(PdfRefused)
    expect(() => carriedDocumentOf([attached(content)])).toThrow(sentence)
    // The e-invoice beside it can still be read.
    expect(carriedDocumentOf([attached(content), facturX])).toBeUndefined()
  })

  it('takes nothing about its look that is no color, font or theme', () => {
    const odd = {
      themeId: '../../etc',
      design: { primaryColor: 'url(x)', secondaryColor: 7, fontFamily: 'Comic' },
    }
    expect(carriedDocumentOf([attached({ ...invoice, ...odd })])).toMatchObject({
      themeId: '',
      design: {},
    })
  })
})
