import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { decode } from '@sheaf/contract/wire/codec'
import { documentFields, withStartingValues } from '@sheaf/contract/wire/request-document'
import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { documentKinds, isDocumentKind } from '@sheaf/domain/documents/kind'
import { toDocument } from '@sheaf/einvoice/mapping/to-document'
import { isFileRefused, openFile } from '@sheaf/einvoice/opened-file'
import type { CarriedDocument } from '@sheaf/einvoice/pdf/carried-document'
import { CommandFailed, type World } from './world.ts'

/** A document that lay in a file, and its look where the file says one. */
export type ReadDocument = Pick<CarriedDocument, 'document'> &
  Partial<CarriedDocument> & {
    /** The file states totals that its lines do not come to. */
    readonly hasOtherTotals?: boolean
  }

/** Whatever a document may come in: our JSON, an e-invoice, or a PDF with one of them inside. */
export async function readDocument(file: string, world: World): Promise<ReadDocument> {
  const bytes = await readBytes(file, world)
  if (isJson(bytes)) return { document: fromJson(file, bytes, world) }
  const { carried, opened } = await namingFile(file, () => openFile(bytes))
  if (carried) return carried
  if (!opened) throw new CommandFailed(`${file}: there is no document in it.`)
  const { document, differences } = await namingFile(file, () =>
    toDocument(opened.invoice, opened.kind),
  )
  return { document, hasOtherTotals: differences.length > 0 }
}

export async function readBytes(file: string, { folder }: World): Promise<Uint8Array> {
  try {
    return await readFile(resolve(folder, file))
  } catch {
    throw new CommandFailed(`${file}: there is no such file, or it may not be read.`)
  }
}

/** A failure that is the file's own, with the name of the file before it. */
export async function namingFile<Result>(
  file: string,
  open: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await open()
  } catch (error) {
    throw isFileRefused(error) ? new CommandFailed(`${file}: ${error.message}`) : error
  }
}

export function isJson(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)))
}

function fromJson(file: string, bytes: Uint8Array, { now }: World): BusinessDocument {
  const fields = parseJson(file, bytes)
  const kind = String(fields.type ?? 'invoice')
  if (!isDocumentKind(kind)) {
    throw new CommandFailed(`${file}: type is '${kind}'. Accepted: ${documentKinds.join(', ')}`)
  }
  const moment = { today: now().toISOString().slice(0, 10), now: now().getTime() }
  const { values, spellings } = documentFields(kind, fields)
  const parsed = wireSchema(kind).safeParse(withStartingValues(kind, values, moment))
  if (parsed.success) return decode(kind, parsed.data)
  const problems = parsed.error.issues.map(({ path: [name = '', ...rest], message }) => {
    const said = spellings.get(String(name)) ?? String(name)
    return `${file}: ${[said, ...rest].join('.')}: ${message}`
  })
  throw new CommandFailed(problems.join('\n'))
}

function parseJson(file: string, bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new CommandFailed(`${file}: it begins like JSON and is none.`)
  }
}
