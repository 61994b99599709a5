import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackupFileError, encodedEndOfRows, encodeLine, readBackup } from './format.ts'

const header = {
  format: 'sheaf-backup',
  version: 1,
  migration: '0001-accounts',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const

describe('a backup file', () => {
  it('gives back every table and row, however its bytes arrive', async () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\n\\]/g, '/'))
    const table = fc.record({ name: fc.stringMatching(/^[A-Za-z0-9 é]+$/), rows: fc.array(line) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(table),
        fc.integer({ min: 1, max: 50 }),
        async (tables, chunkSize) => {
          const heads = tables.map(({ name }) => ({ table: name, columns: ['id'] }))
          const counts = Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length]))
          const bytes = Buffer.concat([
            encodeLine(header),
            ...tables.flatMap(({ rows }, index) => [
              encodeLine(heads[index] ?? { table: '', columns: [] }),
              Buffer.from(rows.map((row) => `${row}\n`).join('')),
              encodedEndOfRows,
            ]),
            encodeLine({ rows: counts, pictures: 0 }),
          ])
          const read = await readAll(inChunks(bytes, chunkSize))
          expect(read.tables).toEqual(
            tables.map(({ rows }, index) => ({
              head: heads[index],
              text: rows.map((row) => `${row}\n`).join(''),
            })),
          )
          expect(read.counts).toEqual(counts)
        },
      ),
    )
  })

  it('is refused as not complete wherever it is cut off after its header', async () => {
    const head = encodeLine(header)
    const whole = Buffer.concat([
      head,
      encodeLine({ table: 'users', columns: ['id', 'email'] }),
      Buffer.from('usr_1\ta@example.com\nusr_2\t\\N\n'),
      encodedEndOfRows,
      encodeLine({ picture: 'obj_1', mediaType: 'image/png', bytes: 4 }),
      Buffer.from('\n\\.\n\n'),
      encodeLine({ rows: { users: 2 }, pictures: 1 }),
    ])
    await expect(readAll(inChunks(whole, 7))).resolves.toMatchObject({
      counts: { users: 2 },
      pictures: ['\n\\.\n'],
    })
    for (let length = head.length; length < whole.length; length += 1) {
      await expect(readAll(inChunks(whole.subarray(0, length), 7))).rejects.toThrow(/not complete/)
    }
  })

  it.each([
    ['empty', ''],
    ['text', 'id,email\n1,a@example.com\n'],
    ['of another program', '{"format":"other-backup","version":1}\n'],
    ['of a later format', `${JSON.stringify({ ...header, version: 3 })}\n`],
    ['one endless line', 'x'.repeat(3_000_000)],
  ])('is refused as no backup when it is %s', async (_, text) => {
    const reading = readBackup(inChunks(Buffer.from(text), 65_536))
    await expect(reading).rejects.toThrow(BackupFileError)
    await expect(reading).rejects.toThrow(/not a backup of Sheaf/)
  })
})

async function readAll(bytes: AsyncIterable<Buffer>) {
  const backup = await readBackup(bytes)
  const pictures: string[] = []
  const tables: { head: object; text: string }[] = []
  const reading = backup.sections()
  let next = await reading.next()
  for (; next.done !== true; next = await reading.next()) {
    if ('picture' in next.value) {
      pictures.push(next.value.bytes.toString())
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of next.value.rows) chunks.push(chunk)
    tables.push({ head: next.value.head, text: Buffer.concat(chunks).toString() })
  }
  return { tables, pictures, counts: next.value.rows }
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
