import { createHash } from 'node:crypto'

/** A PDF as Typst writes it: plain cross-reference tables, catalog and metadata uncompressed. */
export type PdfFile = {
  readonly bytes: Uint8Array
  readonly trailer: string
  readonly startOfXref: number
  /** The byte position of an object, if it is in use. */
  readonly positionOf: (id: number) => number | undefined
}

export class PdfShapeError extends Error {
  override readonly name = 'PdfShapeError'
}

export function readPdf(bytes: Uint8Array): PdfFile {
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - 64)))
  const startOfXref = Number(need(tail, /startxref\s+(\d+)\s+%%EOF\s*$/, 'end')[1])
  const runs: Run[] = []
  let newest: string | undefined
  for (let at: number | undefined = startOfXref; at !== undefined; ) {
    const trailer = readSection(bytes, at, runs)
    newest ??= trailer
    const older = Number(/\/Prev (\d+)/.exec(trailer)?.[1] ?? Number.NaN)
    if (older >= at) throw new PdfShapeError('The PDF has cross-references that run in a circle.')
    at = Number.isNaN(older) ? undefined : older
  }
  const positionOf = (id: number) => positionIn(runs, bytes, id)
  return { bytes, trailer: newest ?? '', startOfXref, positionOf }
}

/** The source text of an object, between `n 0 obj` and `endobj`. */
export function readObject(pdf: PdfFile, id: number): string {
  const at = pdf.positionOf(id)
  if (at === undefined) throw new PdfShapeError(`The PDF has no object ${id}.`)
  const source = latin1(pdf.bytes.subarray(at))
  const shape = /^((\d+) 0 obj\s)([\s\S]*?)\s(?:endobj|(stream\r?\n))/
  const [head, intro = '', found, text = '', stream] = need(source, shape, `object ${id}`)
  if (Number(found) !== id) throw new PdfShapeError(`The PDF has another object in place of ${id}.`)
  if (stream === undefined) return text
  // What stands in a stream may read like its end.
  const length = Number(need(text, /\/Length (\d+)/, `the length of object ${id}`)[1])
  const end = head.length + length
  need(source.slice(end), /^\nendstream\sendobj\s/, `the end of object ${id}`)
  return source.slice(intro.length, end + '\nendstream'.length)
}

export function referenceTo(key: string, dictionary: string): number {
  const at = dictionary.indexOf(`/${key} `)
  const entry = at < 0 ? '' : dictionary.slice(at + key.length + 2)
  return Number(need(entry, /^(\d+) 0 R/, `/${key}`)[1])
}

/** Appends new versions of objects; what was there stays byte for byte, as an incremental update. */
export function withObjects(pdf: PdfFile, objects: ReadonlyMap<number, string>): Uint8Array {
  // PDF/A, 6.1.9: an object starts on a line of its own.
  const gap = pdf.bytes.at(-1) === 0x0a ? '' : '\n'
  const body = [gap]
  const entries: string[] = []
  let at = pdf.bytes.length + gap.length
  for (const [id, source] of [...objects].sort(([a], [b]) => a - b)) {
    const text = `${id} 0 obj\n${source}\nendobj\n\n`
    entries.push(`${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    body.push(text)
    at += text.length
  }
  const trailer = updatedTrailer(pdf, body.join(''))
  const update = `${body.join('')}xref\n${entries.join('')}${trailer}startxref\n${at}\n%%EOF\n`
  return Buffer.concat([pdf.bytes, Buffer.from(update, 'latin1')])
}

/** Objects whose positions stand one after the other, each in as many bytes. */
type Run = { readonly firstId: number; readonly count: number; readonly at: number }

const bytesOfEntry = 20

/** Looks at no entry: of thousands, two are asked for. */
function readSection(bytes: Uint8Array, start: number, runs: Run[]): string {
  const text = (from: number, length: number) => latin1(bytes.subarray(from, from + length))
  let at = start
  const [keyword] = /^xref\r?\n/.exec(text(at, 6)) ?? []
  if (keyword === undefined) {
    throw new PdfShapeError('The PDF has no plain cross-reference table.')
  }
  at += keyword.length
  for (;;) {
    const [head, firstId, count] = /^(\d+) (\d+) ?\r?\n/.exec(text(at, 32)) ?? []
    if (head === undefined) break
    at += head.length
    runs.push({ firstId: Number(firstId), count: Number(count), at })
    at += Number(count) * bytesOfEntry
  }
  const shape = /^trailer\s*<<([\s\S]*?)>>\s*startxref/
  return need(text(at, longestTrailer), shape, 'trailer')[1] ?? ''
}

const longestTrailer = 1024

// The newest table that has it counts.
function positionIn(runs: readonly Run[], bytes: Uint8Array, id: number): number | undefined {
  for (const { firstId, count, at } of runs) {
    if (id < firstId || id >= firstId + count) continue
    const from = at + (id - firstId) * bytesOfEntry
    const [position, , use] = latin1(bytes.subarray(from, from + bytesOfEntry)).split(' ')
    if (use?.startsWith('n')) return Number(position)
  }
  return undefined
}

// ISO 32000-1, 14.4: the first identifier stays for the life of the file, the second changes with each version.
function updatedTrailer(pdf: PdfFile, update: string): string {
  const id = need(pdf.trailer, /\/ID \[([(<][^\s()<>]*[)>]) ([(<][^\s()<>]*[)>])\]/, '/ID')
  const version = createHash('md5').update(`${id[2]}${update}`, 'latin1').digest('hex')
  const kept = [/\/Size \d+/, /\/Root \d+ 0 R/, /\/Info \d+ 0 R/].map((entry) => {
    return need(pdf.trailer, entry, entry.source)[0]
  })
  const lines = [...kept, `/ID [${id[1]} <${version}>]`, `/Prev ${pdf.startOfXref}`]
  return `trailer\n<<\n${lines.map((line) => `  ${line}\n`).join('')}>>\n`
}

export function need(text: string, pattern: RegExp, what: string): RegExpExecArray {
  const found = pattern.exec(text)
  if (!found) throw new PdfShapeError(`The PDF has an unexpected shape: ${what} was not found.`)
  return found
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
