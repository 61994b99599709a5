import type { ExportFinding } from '@sheaf/accounting/finding'
import { useEffect, useState } from 'react'
import type { ExportEntry } from '#studio/export/export-list.ts'
import { accountant, type ExportOrder } from './accountant.ts'

/** A finding, with the documents that it is about. */
export type EntryFinding = Omit<ExportFinding, 'documents'> & {
  readonly entries: readonly ExportEntry[]
}

// Longer than between two keys, shorter than a reader notices.
const pauseMs = 200

/** What the program would say about these documents; what it said before until then, and undefined before anything was asked. */
export function useFindings(order: ExportOrder): readonly EntryFinding[] | undefined {
  const [found, setFound] = useState<readonly EntryFinding[]>()
  const { entries, format, mapping } = order
  const wishes = JSON.stringify(mapping)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mapping is what it says, whichever object says it.
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const findings = await accountant.check({ entries, format, mapping })
        if (isCurrent) setFound([...findings.map(at(entries)), ...faultsOf(entries)])
      } catch {
        // It was stopped: the screen is being left.
      }
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [entries, format, wishes])
  useEffect(() => () => accountant.close(), [])
  return found
}

function at(entries: readonly ExportEntry[]): (finding: ExportFinding) => EntryFinding {
  return ({ documents, ...finding }) => ({
    ...finding,
    entries: documents.flatMap((index) => entries[index] ?? []),
  })
}

/** What was wrong with the files themselves, each fault once. */
function faultsOf(entries: readonly ExportEntry[]): EntryFinding[] {
  const byMessage = new Map<string, ExportEntry[]>()
  for (const entry of entries) {
    for (const fault of entry.faults) {
      byMessage.set(fault, [...(byMessage.get(fault) ?? []), entry])
    }
  }
  return [...byMessage].map(([message, all]) => ({
    ...{ id: `file ${message}`, severity: 'advice' as const, message },
    entries: all,
  }))
}
