import { isRefused, type LookedAt } from './entries.ts'
import { type FormatId, formatOf } from './formats.ts'
import type { Entry } from './programs/program.ts'

/** What goes into one file. */
export type FilePart = {
  readonly part: string
  readonly entries: readonly Entry[]
  /** Which file of how many of its part. */
  readonly place: number
  readonly count: number
}

/** The documents of each file: parts apart, as many as the program takes, and no document in two files. */
export function fileParts(format: FormatId, looked: readonly LookedAt[]): FilePart[] {
  const entries = looked.flatMap((each) => (each.entry && !isRefused(each) ? [each.entry] : []))
  return [...Map.groupBy(entries, ({ part }) => part)].flatMap(([part, own]) => {
    const files = filled(own, formatOf(format).limits)
    return files.map((each, place) => ({ part, entries: each, place, count: files.length }))
  })
}

type Limits = ReturnType<typeof formatOf>['limits']

function filled(entries: readonly Entry[], { documents, rows }: Limits): Entry[][] {
  const [mostDocuments, mostRows] = [
    documents ?? Number.POSITIVE_INFINITY,
    rows ?? Number.POSITIVE_INFINITY,
  ]
  const files: Entry[][] = []
  let rowCount = 0
  for (const entry of entries) {
    const file = files.at(-1)
    const isFull =
      file === undefined || file.length >= mostDocuments || rowCount + entry.rows.length > mostRows
    if (isFull) files.push([entry])
    else file.push(entry)
    rowCount = (isFull ? 0 : rowCount) + entry.rows.length
  }
  return files
}
