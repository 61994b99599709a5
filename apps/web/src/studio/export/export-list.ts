import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import type { ReadDocument } from './read-bytes.ts'
import type { FileRead } from './read-files.ts'

/** A document that may go to another program. */
export type ExportEntry = ReadDocument & {
  readonly id: string
  /** Undefined for one that was sent here from the screen where it was made. */
  readonly fileName: string | undefined
  readonly isIncluded: boolean
}

export type RefusedFile = {
  readonly id: string
  readonly fileName: string
  readonly refusal: string
}

/** All that was brought together for an export. It lives in the memory of this page alone. */
export type ExportList = {
  readonly entries: readonly ExportEntry[]
  readonly refused: readonly RefusedFile[]
  /** How many files said what was in the list already. */
  readonly repeated: number
  readonly nextId: number
}

export const emptyList: ExportList = { entries: [], refused: [], repeated: 0, nextId: 1 }

/** With what files said. The very same document a second time is counted and left out. */
export function withRead(list: ExportList, reads: readonly FileRead[]): ExportList {
  const known = new Set(list.entries.map(contentOf))
  const entries = [...list.entries]
  const refused = [...list.refused]
  let { repeated, nextId } = list
  for (const { fileName, answer } of reads) {
    if ('refusal' in answer) {
      refused.push({ id: `${nextId++}`, fileName, refusal: answer.refusal })
      continue
    }
    const content = contentOf(answer)
    if (known.has(content)) {
      repeated += 1
      continue
    }
    known.add(content)
    entries.push({ ...answer, id: `${nextId++}`, fileName, isIncluded: true })
  }
  return { entries, refused, repeated, nextId }
}

/** With a document that was just made. A correction takes the place of what it corrects: same kind, same number. */
export function withMade(list: ExportList, document: BusinessDocument): ExportList {
  const { kind, number } = document
  const others = list.entries.filter(
    ({ computed }) => computed.document.kind !== kind || computed.document.number !== number,
  )
  const made = { id: `${list.nextId}`, fileName: undefined, isIncluded: true, faults: [] }
  return {
    ...list,
    entries: [...others, { ...made, computed: compute(document) }],
    nextId: list.nextId + 1,
  }
}

export function withIncluded(
  list: ExportList,
  ids: ReadonlySet<string>,
  isIncluded: boolean,
): ExportList {
  const entries = list.entries.map((entry) =>
    ids.has(entry.id) ? { ...entry, isIncluded } : entry,
  )
  return { ...list, entries }
}

// Texts are compared whole: a document has no name that two of them could not share.
const contents = new WeakMap<object, string>()

function contentOf({ computed: { document } }: ReadDocument): string {
  const content = contents.get(document) ?? JSON.stringify(document)
  contents.set(document, content)
  return content
}
