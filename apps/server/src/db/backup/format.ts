import { z } from 'zod'

/*
 * A backup is one gzip file of lines. First the header; then for each table its head and its rows in the text form of COPY,
 * closed by a line that no row can equal; then each picture, a line about it before its bytes; last the number of rows of each
 * table and of pictures. Without that last line it is not whole. Version 1 had no pictures. An encrypted one is the same inside,
 * and its header holds the secret that opens what users keep sealed.
 */

const largestPicture = 64 * 1024 * 1024

const headerSchema = z.object({
  format: z.literal('sheaf-backup'),
  version: z.union([z.literal(1), z.literal(2)]),
  migration: z.string(),
  createdAt: z.string(),
  secret: z.string().min(32).optional(),
})
const tableHeadSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
const pictureHeadSchema = z.object({
  // Part of a path in a folder: it must not lead out of it.
  picture: z.string().regex(/^obj_[\w-]{1,100}$/),
  mediaType: z.string(),
  bytes: z.number().int().min(0).max(largestPicture),
})
const endSchema = z.object({
  rows: z.record(z.string(), z.number().int()),
  pictures: z.number().int().default(0),
})
const sectionSchema = z.union([tableHeadSchema, pictureHeadSchema, endSchema])

export type BackupHeader = z.infer<typeof headerSchema>
export type TableHead = z.infer<typeof tableHeadSchema>
export type PictureHead = z.infer<typeof pictureHeadSchema>
export type RowCounts = Readonly<Record<string, number>>

/** How much of everything there is. */
export type BackupContents = { readonly rows: RowCounts; readonly pictures: number }

export type Backup = {
  readonly header: BackupHeader
  /** To be read in order, the rows of each table to their end. */
  readonly sections: () => AsyncGenerator<BackupSection, BackupContents>
  /** For who does not read on. */
  readonly close: () => Promise<void>
}

export type TableSection = { readonly head: TableHead; readonly rows: AsyncGenerator<Buffer> }
export type BackupSection = TableSection | { readonly picture: PictureHead; readonly bytes: Buffer }

/** The file is no backup, or not a whole one. */
export class BackupFileError extends Error {
  override name = 'BackupFileError'
}

const endOfRows = '\\.'
const longestLine = 1024 * 1024

export function encodeLine(value: BackupHeader | TableHead | PictureHead | BackupContents): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

export const encodedEndOfRows = Buffer.from(`${endOfRows}\n`)

/** Reads what `encodeLine` and COPY wrote, from the unpacked bytes. */
export async function readBackup(bytes: AsyncIterable<Buffer>): Promise<Backup> {
  const lines = createLineReader(bytes)
  const header = headerSchema.safeParse(parseJson(await lines.readLine()))
  if (!header.success) throw foreign()

  async function* sections(): ReturnType<Backup['sections']> {
    for (;;) {
      const section = sectionSchema.safeParse(parseJson(await lines.readLine()))
      if (!section.success) throw truncated()
      if ('rows' in section.data) {
        await lines.requireEnd()
        return section.data
      }
      if ('picture' in section.data) {
        const { bytes } = section.data
        yield { picture: section.data, bytes: await lines.readBytes(bytes) }
      } else {
        yield { head: section.data, rows: lines.readRows() }
      }
    }
  }
  return { header: header.data, sections, close: lines.close }
}

export function foreign(): BackupFileError {
  return new BackupFileError('This file is not a backup of Sheaf, or one that a newer Sheaf made.')
}

export function truncated(): BackupFileError {
  return new BackupFileError(
    'This backup is damaged or not complete: it ends too early or cannot be read.',
  )
}

function parseJson(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return undefined
  }
}

function createLineReader(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)

  async function hasMore(): Promise<boolean> {
    const next = await source.next()
    if (next.done === true) return false
    pending = pending.length === 0 ? next.value : Buffer.concat([pending, next.value])
    return true
  }

  async function readLine(): Promise<string | undefined> {
    for (;;) {
      const end = pending.indexOf('\n')
      if (end !== -1) {
        const line = pending.toString('utf8', 0, end)
        pending = pending.subarray(end + 1)
        return line
      }
      if (pending.length > longestLine || !(await hasMore())) return undefined
    }
  }

  /** As they come: a row that is longer than what is held at a time is passed on in parts. */
  async function* readRows(): AsyncGenerator<Buffer> {
    let isInRow = false
    for (;;) {
      const { rowsEnd, isComplete } = findRowsEnd(pending, isInRow)
      const mayBeEnd = !isComplete && pending.length - rowsEnd < encodedEndOfRows.length
      const passed = isComplete || mayBeEnd ? rowsEnd : pending.length
      const rows = pending.subarray(0, passed)
      isInRow = passed > rowsEnd || (isInRow && rows.length === 0)
      pending = pending.subarray(isComplete ? rowsEnd + encodedEndOfRows.length : passed)
      if (rows.length > 0) yield rows
      if (isComplete) return
      if (!(await hasMore())) throw truncated()
    }
  }

  /** And the end of line behind them. */
  async function readBytes(count: number): Promise<Buffer> {
    const chunks = [pending]
    let held = pending.length
    while (held < count + 1) {
      const next = await source.next()
      if (next.done === true) throw truncated()
      chunks.push(next.value)
      held += next.value.length
    }
    const all = Buffer.concat(chunks)
    pending = all.subarray(count + 1)
    return all.subarray(0, count)
  }

  // Reads on although nothing should come: the checksum of the whole stands behind the last byte.
  async function requireEnd(): Promise<void> {
    if (pending.length > 0 || (await hasMore())) throw truncated()
  }

  async function close(): Promise<void> {
    await source.return?.()
  }

  return { readLine, readRows, readBytes, requireEnd, close }
}

/** Where the whole rows at the beginning of the bytes end, and whether the end of all rows follows. */
function findRowsEnd(bytes: Buffer, isInRow: boolean): { rowsEnd: number; isComplete: boolean } {
  let start = isInRow ? bytes.indexOf('\n') + 1 : 0
  if (isInRow && start === 0) return { rowsEnd: 0, isComplete: false }
  for (;;) {
    const end = bytes.indexOf('\n', start)
    if (end === -1) return { rowsEnd: start, isComplete: false }
    if (end - start === endOfRows.length && bytes.toString('latin1', start, end) === endOfRows) {
      return { rowsEnd: start, isComplete: true }
    }
    start = end + 1
  }
}
