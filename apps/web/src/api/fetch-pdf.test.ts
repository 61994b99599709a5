import { expect, it } from 'vitest'
import { fileNameIn } from './fetch-pdf.ts'

it.each([
  [
    `attachment; filename="invoice-7--.pdf"; filename*=UTF-8''invoice-7-%C3%9C.pdf`,
    'invoice-7-Ü.pdf',
  ],
  ['attachment; filename="invoice-INV-1.pdf"', 'invoice-INV-1.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, undefined],
  ['inline', undefined],
])('a file sent with %s is saved as %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})
