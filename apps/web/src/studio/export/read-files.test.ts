import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { packDocument } from '#document/writing/styled-document.ts'
import { emptyList, withIncluded, withMade, withRead } from './export-list.ts'
import { readBytes } from './read-bytes.ts'
import { type FileRead, type Reader, readFiles } from './read-files.ts'

const moment = { today: '2026-03-01', now: 123_456_789 }

function anInvoice(number: string) {
  return { ...newDocument('invoice', moment), number, labels: {} }
}

function aFile(number: string, name = `${number}.json`): File {
  return new File([JSON.stringify(packDocument(anInvoice(number)))], name)
}

/** Reads here what a worker would read there. */
const reader: Reader = { read: readBytes, close: () => undefined }

async function readAll(
  files: readonly File[],
  options: Partial<Parameters<typeof readFiles>[1]> = {},
) {
  const reads: FileRead[] = []
  await readFiles(files, {
    onRead: (read) => reads.push(read),
    signal: new AbortController().signal,
    openReader: () => reader,
    lanes: 2,
    ...options,
  })
  return reads
}

describe('files for an export', () => {
  it('are read a few at a time, and each is told', async () => {
    const files = Array.from({ length: 30 }, (_, at) => aFile(`INV-${at}`))
    const { entries } = withRead(emptyList, await readAll(files))
    const numbers = entries.map(({ computed }) => computed.document.number)
    expect(numbers.toSorted()).toEqual(files.map(({ name }) => name.slice(0, -5)).toSorted())
    expect(entries.every(({ isIncluded, faults }) => isIncluded && faults.length === 0)).toBe(true)
  })

  it('that cannot be read say why, and the others are read all the same', async () => {
    const reads = await readAll([
      new File(['<!DOCTYPE a [<!ENTITY a "ha">]><a>&a;</a>'], 'hostile.xml'),
      new File([new Uint8Array(10_000_001)], 'large.pdf'),
      new File([''], 'empty.pdf'),
      aFile('INV-1'),
    ])
    const { entries, refused } = withRead(emptyList, reads)
    expect(entries).toHaveLength(1)
    expect(Object.fromEntries(refused.map(({ fileName, refusal }) => [fileName, refusal]))).toEqual(
      {
        'hostile.xml': expect.stringContaining('document type'),
        'large.pdf': 'This file is larger than 10 MB.',
        'empty.pdf': expect.stringContaining('empty'),
      },
    )
  })

  it('that take too long are given up, and a fresh reader goes on', async () => {
    let opened = 0
    const reads = await readAll([aFile('INV-1'), aFile('INV-2')], {
      lanes: 1,
      patienceMs: 20,
      openReader: () => {
        opened += 1
        return opened === 1 ? { ...reader, read: () => new Promise(() => undefined) } : reader
      },
    })
    expect(opened).toBe(2)
    expect(reads.map(({ answer }) => 'refusal' in answer && answer.refusal)).toEqual([
      'This file took too long to read.',
      false,
    ])
  })

  it('are left unread once the reading is canceled', async () => {
    const leaving = new AbortController()
    const reads: FileRead[] = []
    const files = Array.from({ length: 10 }, (_, at) => aFile(`INV-${at}`))
    await readAll(files, {
      lanes: 1,
      signal: leaving.signal,
      onRead(read) {
        reads.push(read)
        if (reads.length === 3) leaving.abort()
      },
    })
    expect(reads).toHaveLength(3)
  })
})

describe('the list of an export', () => {
  it('takes the very same document once, and says so', async () => {
    const reads = await readAll([aFile('INV-1'), aFile('INV-1', 'copy.json'), aFile('INV-2')])
    const list = withRead(withRead(emptyList, reads), reads)
    expect([list.entries.length, list.repeated]).toEqual([2, 4])
  })

  it('has a corrected document in place of the one before', () => {
    const first = withMade(withMade(emptyList, anInvoice('INV-1')), anInvoice('INV-2'))
    const corrected = { ...anInvoice('INV-1'), issuedOn: '2026-04-01' }
    const { entries } = withMade(first, corrected)
    expect(
      entries.map(({ computed: { document } }) => [document.number, document.issuedOn]),
    ).toEqual([
      ['INV-2', '2026-03-01'],
      ['INV-1', '2026-04-01'],
    ])
  })

  it('leaves out what its reader has no use for', () => {
    const list = withMade(withMade(emptyList, anInvoice('INV-1')), anInvoice('INV-2'))
    const { entries } = withIncluded(list, new Set(['2']), false)
    expect(entries.map(({ isIncluded }) => isIncluded)).toEqual([true, false])
  })
})
