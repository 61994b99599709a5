import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BusinessDocument, nested, schemaOf } from '@sheaf/domain/documents/document'
import { fields, lineFields } from '@sheaf/domain/documents/fields'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../content/documents')

// A field that does not exist, and a number without quotation marks, are slips of the pen.
const schema = z.strictObject({
  kind: z.enum(documentKinds),
  values: z.partialRecord(z.literal(keysOf(fields)), z.union([z.string(), z.boolean()])),
  lines: z.array(z.partialRecord(z.literal(keysOf(lineFields)), z.string())),
})

/** The names of the documents that were written for guides. */
export function writtenDocuments(): readonly string[] {
  return globSync('*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'))
}

export function isWrittenDocument(name: string): boolean {
  return existsSync(fileOf(name))
}

export function readDocument(name: string): BusinessDocument {
  const { kind, values, lines } = schema.parse(parse(readFileSync(fileOf(name), 'utf8')))
  return schemaOf(kind).parse({ ...nested(values), lines })
}

function fileOf(name: string): string {
  return join(folder, `${name}.yaml`)
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}
