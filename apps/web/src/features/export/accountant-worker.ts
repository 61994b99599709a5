import '#api/zod-without-eval.ts'
import type { FormatId } from '@sheaf/accounting/formats'
import type { Mapping } from '@sheaf/accounting/mapping'
import { mappingFieldsOf, suggestMapping } from '@sheaf/accounting/mapping-fields'
import { oneFile } from '@sheaf/accounting/one-file'
import { preflight } from '@sheaf/accounting/preflight'
import { writeExport } from '@sheaf/accounting/write-export'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { AccountantAnswer, AccountantOrder, Made } from './accountant.ts'

const known = new Map<string, ComputedDocument>()

addEventListener('message', ({ data }: MessageEvent<AccountantOrder>) => {
  postMessage(answerTo(data))
})

function answerTo(order: AccountantOrder): AccountantAnswer {
  const { id, news, ids, format, country, own, madeAt } = order
  for (const [entryId, computed] of news) known.set(entryId, computed)
  const documents = ids.flatMap((entryId) => known.get(entryId) ?? [])
  try {
    const suggested = suggestMapping(format, country)
    const mapping = { ...suggested, ...own }
    if (madeAt !== undefined) return { id, made: makeFrom(documents, format, mapping, madeAt) }
    const fields = mappingFieldsOf(format, documents, mapping)
    return { id, checked: { fields, suggested, findings: preflight(format, documents, mapping) } }
  } catch {
    return { id, isFailed: true }
  }
}

function makeFrom(
  documents: readonly ComputedDocument[],
  format: FormatId,
  mapping: Mapping,
  madeAt: string,
): Made {
  const { files, leftOut } = writeExport(format, documents, mapping, madeAt)
  const name = `${format}-${madeAt.slice(0, 10)}`
  return {
    file: oneFile(files, { name, madeAt }),
    files: files.length,
    leftOut: leftOut.length,
  }
}
