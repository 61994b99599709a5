import { type NumberSeriesList, startedSeries } from '@sheaf/contract/number-series'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { useEffect } from 'react'
import { useNumberSeries, useRefreshNumberSeries } from '#api/number-series.ts'
import type { DocumentEditor } from '#document/writing/document-editor.ts'

/** Lets a number that was proposed go with its series, wherever that is moved on. Answers what asks for the next one. */
export function useNumbering({
  kind,
  follow,
}: Pick<DocumentEditor, 'kind' | 'follow'>): () => Promise<BusinessDocument> {
  const { data: list } = useNumberSeries()
  const refresh = useRefreshNumberSeries()
  const followList = (read: NumberSeriesList) => follow(startedSeries(read)[kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list is news.
  useEffect(() => {
    if (list) followList(list)
  }, [list])
  return async () => followList(await refresh())
}
