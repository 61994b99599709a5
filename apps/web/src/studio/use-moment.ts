import { startedSeries } from '@sheaf/contract/number-series'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { useMemo } from 'react'
import { useNumberSeries } from '#api/number-series.ts'
import type { RecentDocument } from '#document/recent/recent.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { useRecent } from './recent/use-recent.ts'

/** Now, for those who number a document: by the user's series, or so that no two in this browser get the same number. */
export function useMoment(userId: string): {
  readonly moment: () => Moment
  /** False while the browser looks up which numbers are used. */
  readonly isReady: boolean
} {
  const { documents } = useRecent(userId)
  const { data: list } = useNumberSeries()
  const series = useMemo(() => list && startedSeries(list), [list])
  return {
    moment: () => ({ ...currentMoment(), usedNumbers: numbersOf(documents ?? []), series }),
    isReady: documents !== undefined,
  }
}

function numbersOf(documents: readonly RecentDocument[]): NonNullable<Moment['usedNumbers']> {
  const used: Partial<Record<DocumentKind, string[]>> = {}
  for (const { document } of documents) {
    const { kind, number } = document
    used[kind] = [...(used[kind] ?? []), number]
  }
  return used
}
