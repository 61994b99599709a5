import { fileStem } from '@sheaf/domain/documents/file-stem'
import { type FileFormat, writeFile } from '@sheaf/einvoice/formats'
import { isFatal } from '@sheaf/einvoice/rules/judge'
import { strToU8, zipSync } from 'fflate'
import { advice, type Program, refused } from './program.ts'

const noMoment = { mtime: '1980-01-01T00:00:00' }

export const ublFiles: Program = {
  fields: [],
  taxField: () => undefined,
  suggested: () => ({}),
  hasOwnNumbers: false,
  // One row: the name of the file, and the file.
  entry: ({ computed, booked }) => {
    const format: FileFormat = booked.kind === 'purchase_order' ? 'order' : 'ubl'
    const written = writeFile(computed, format)
    if ('refusal' in written) {
      return { part: '', rows: [], findings: [refused('e-invoice', written.refusal)] }
    }
    const broken = written.findings.filter(isFatal)
    return {
      part: '',
      rows: [[`${fileStem(booked.number) || 'document'}.xml`, written.xml]],
      findings: broken
        .slice(0, 1)
        .map(({ message }) => advice('e-invoice.rules', ruleMessage(message, broken.length))),
    }
  },
  fileName: () => 'ubl-files',
  bytes: (entries) => {
    const files = uniqueNames(entries.flatMap(({ rows }) => rows))
    const packed = files.map(([name = '', xml = '']) => [name, strToU8(xml)] as const)
    return new Uint8Array(zipSync(Object.fromEntries(packed), noMoment))
  },
}

function ruleMessage(message: string, count: number): string {
  return count === 1 ? message : `${message} It breaks ${count - 1} more of the rules of EN 16931.`
}

// A ZIP holds one file of a name: a second invoice of the same number would take the place of the first.
function uniqueNames(files: readonly (readonly string[])[]): (readonly string[])[] {
  const taken = new Set<string>()
  return files.map(([name = '', xml = '']) => {
    let own = name
    for (let place = 2; taken.has(own.toLowerCase()); place++) {
      own = name.replace(/\.xml$/, `_${place}.xml`)
    }
    taken.add(own.toLowerCase())
    return [own, xml]
  })
}
