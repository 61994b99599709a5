import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { fileNameParameters, nameByEditor, nameByType } from './file-name.ts'

function numbered(kind: DocumentKind, number: string): BusinessDocument {
  const document = newDocument(kind, { today: '2026-03-03', now: 1_772_530_204_817 })
  return withValues(document, { number })
}

describe('the name of a PDF', () => {
  it.each([
    ['invoice', 'invoice-A-17.pdf', 'invoice-A-17.pdf'],
    ['quote', 'quote-A-17.pdf', 'A-17.pdf'],
    ['purchase_order', 'purchase-order-A-17.pdf', 'purchase-order-A-17.pdf'],
    ['credit_note', 'credit-note-A-17.pdf', 'credit-note-A-17-2026-03-03.pdf'],
  ] as const)(
    'of %s says its type and number, or what its editor says',
    (kind, byType, byEditor) => {
      const document = numbered(kind, 'A-17')
      expect([nameByType(document), nameByEditor(document)]).toEqual([byType, byEditor])
    },
  )

  it.each([
    ['2026/03: 17?', 'invoice-2026-03-17.pdf'],
    ['../../etc/passwd', 'invoice-etc-passwd.pdf'],
    ['a\u0000b\r\nc\u202ed', 'invoice-a-b-c-d.pdf'],
    ['№ 7 – Zürich', 'invoice-№-7-–-Zürich.pdf'],
    ['...', 'invoice.pdf'],
    ['', 'invoice.pdf'],
  ])('of invoice %j is one that every system can save', (number, name) => {
    expect(nameByType(numbered('invoice', number))).toBe(name)
  })

  it('keeps all of its letters whole, however long the number is', () => {
    const name = nameByType(numbered('invoice', `a${'😀'.repeat(90)}`))
    expect(fileNameParameters(name)).toContain("filename*=UTF-8''invoice-a%F0%9F%98%80")
  })

  it('cannot end the header that tells it, or begin another parameter', () => {
    const header = fileNameParameters('a";\r\nX: y; filename="b\\".pdf')
    expect(header).toBe(
      `filename="a-;--X: y; filename=-b--.pdf"; filename*=UTF-8''a%22%3B%0D%0AX%3A%20y%3B%20filename%3D%22b%5C%22.pdf`,
    )
  })

  it('of a quote without a number is that of its kind', () => {
    expect(nameByEditor(numbered('quote', ''))).toBe('quote.pdf')
  })
})
