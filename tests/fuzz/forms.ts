import { deflateSync } from 'node:zlib'
import { compute } from '@sheaf/domain/documents/totals'
import { type FileFormat, writeFile } from '@sheaf/einvoice/formats'
import { europeanDocuments } from '../support/european-documents.ts'
import { oddTexts } from './odd-values.ts'
import type { Random } from './random.ts'

type Part = { readonly headers: string; readonly bytes: Buffer }

export type Form = { readonly contentType: string; readonly body: Buffer }

const invoiceXml =
  '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'

type File = readonly [name: string, bytes: () => Buffer]

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Files that are taken as they are. */
const pictures: readonly File[] = [
  ['logo.svg', () => Buffer.from(svg)],
  ['logo.png', () => Buffer.from(onePixel, 'base64')],
]
const eInvoices: readonly File[] = (['ubl', 'cii', 'xrechnung'] as const).map((format) => [
  `${format}.xml`,
  () => eInvoice(format),
])

function eInvoice(format: FileFormat): Buffer {
  const written = writeFile(compute(europeanDocuments.invoice), format)
  if ('refusal' in written) throw new Error(written.refusal)
  return Buffer.from(written.xml)
}

/** The beginnings of what can be sent, and things that pretend to be. */
const files: readonly File[] = [
  ['bill.txt', () => Buffer.from('Invoice no. 7\nDesk 2 x 10 EUR\nTotal 20 EUR')],
  ['bill.xml', () => Buffer.from(invoiceXml)],
  ['bill.xml', () => Buffer.from(`<!DOCTYPE x [<!ENTITY y "z">]>${invoiceXml}`)],
  ['bill.xml', () => Buffer.from('<a>'.repeat(20_000))],
  ['bill.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>')],
  ['bill.pdf', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), deflateSync(Buffer.alloc(999))])],
  ['bill.docx', () => Buffer.from('PK\x03\x04nothing of the kind', 'latin1')],
  ['bill.eml', () => Buffer.from('From: a@b.example\r\nSubject: =?utf-8?Q?=FF?=\r\n\r\nBill')],
  ['bill.png', () => Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1')],
  ['bill.jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['logo.svg', () => Buffer.from(svg.replace('<path', '<script>alert(1)</script><path'))],
  ['bill.csv', () => Buffer.from('=1+1;"a\n"";b\r\n\0')],
  ['', () => Buffer.alloc(0)],
]

/** For a route that takes the bytes alone. */
export function someFile(random: Random): Buffer {
  const [, bytes] = random.pick(random.percent(60) ? pictures : files)
  return damaged(bytes(), random)
}

function damaged(bytes: Buffer, random: Random): Buffer {
  if (!random.percent(40)) return bytes
  if (random.percent(50)) return bytes.subarray(0, random.below(bytes.length + 1))
  const changed = Buffer.from(bytes)
  for (let count = 0; count < 5 && changed.length > 0; count++) {
    changed[random.below(changed.length)] = random.below(256)
  }
  return changed
}

/** A form with a file, as a browser would send it, or with one thing wrong about it. */
export function someForm(random: Random, path: string): Form {
  const good = path.startsWith('/api/e-invoice') ? eInvoices : files
  const [name, bytes] = random.pick(random.percent(60) ? good : files)
  const fileName = random.percent(30) ? random.pick(oddTexts) : name
  const parts = [
    field('documentType', random.percent(80) ? 'invoice' : random.pick(oddTexts)),
    file(fileName, damaged(bytes(), random)),
  ]
  return random.percent(60) ? formOf(parts) : random.pick(brokenForms)(parts)
}

const boundary = 'sheaf-boundary'

function formOf(parts: readonly Part[], end = `--${boundary}--\r\n`): Form {
  const written = parts.flatMap(({ headers, bytes }) => [
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...written, Buffer.from(end)]),
  }
}

function field(name: string, value: string): Part {
  return {
    headers: `Content-Disposition: form-data; name="${name}"`,
    bytes: Buffer.from(value),
  }
}

function file(name: string, bytes: Buffer): Part {
  const headers = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream`
  return { headers, bytes }
}

const brokenForms: readonly ((parts: readonly Part[]) => Form)[] = [
  (parts) => formOf(parts, ''),
  (parts) => formOf(parts, `--${boundary}`),
  () => formOf([]),
  (parts) => formOf([...parts, ...parts, ...parts]),
  (parts) => formOf([field('__proto__', 'x'), field('constructor', 'x'), ...parts]),
  (parts) =>
    formOf([...Array.from({ length: 50 }, (_, index) => field(`f${index}`, 'x')), ...parts]),
  (parts) => formOf([field('documentType', 'x'.repeat(5000)), ...parts]),
  () => formOf([{ headers: 'Content-Disposition: form-data', bytes: Buffer.from('x') }]),
  () => formOf([{ headers: 'X: '.padEnd(20_000, 'x'), bytes: Buffer.from('x') }]),
  () => formOf([{ headers: '', bytes: Buffer.from('x') }]),
  () => formOf([file('../../x\r\nX: y', Buffer.from('x'))]),
  (parts) => ({ ...formOf(parts), contentType: 'multipart/form-data' }),
  (parts) => ({ ...formOf(parts), contentType: 'multipart/form-data; boundary=another' }),
  (parts) => ({ ...formOf(parts), contentType: 'multipart/form-data; boundary="' }),
  (parts) => ({ ...formOf(parts), body: formOf(parts).body.subarray(0, 60) }),
  (parts) => ({ ...formOf(parts), body: Buffer.from(formOf(parts).body.toString('utf16le')) }),
]
