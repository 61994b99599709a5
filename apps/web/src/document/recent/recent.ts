import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { z } from 'zod'
import { newDraftId } from '#document/writing/draft.ts'
import {
  packDocument,
  packedSchema,
  type StyledDocument,
  unpackDocument,
} from '#document/writing/styled-document.ts'

/** A document whose PDF was made in this browser. */
export type RecentDocument = StyledDocument & {
  readonly id: string
  /** In milliseconds, as clocks count. */
  readonly madeAt: number
}

const most = 20

/** The newest first. A document that was corrected stands there once: same kind, same number. */
export function withRecent(
  list: readonly RecentDocument[],
  made: StyledDocument,
  madeAt: number,
): readonly RecentDocument[] {
  const { kind, number } = made.document
  const others = list.filter(({ document }) => document.kind !== kind || document.number !== number)
  const { document, themeId, design } = made
  return [{ document, themeId, design, id: newDraftId(), madeAt }, ...others].slice(0, most)
}

const entrySchema = packedSchema.extend({
  id: z.string(),
  madeAt: z.number(),
  kind: z.enum(documentKinds as readonly [DocumentKind, ...DocumentKind[]]),
})

const listSchema = z.object({ version: z.literal(1), entries: z.array(z.unknown()) })

export function packRecent(list: readonly RecentDocument[]): string {
  const entries = list.map(({ document, ...rest }) => ({
    ...rest,
    kind: document.kind,
    document: packDocument(document),
  }))
  return JSON.stringify({ version: 1, entries })
}

/** What is no document of this version is left out; the others stay. */
export function unpackRecent(text: string): readonly RecentDocument[] {
  const { entries } = listSchema.safeParse(parsed(text)).data ?? { entries: [] }
  return entries.flatMap((each) => {
    const entry = entrySchema.safeParse(each).data
    const document = entry && unpackDocument(entry.kind, entry.document)
    if (!document) return []
    const { id, madeAt, themeId, design } = entry
    return [{ id, madeAt, themeId, design, document }]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
