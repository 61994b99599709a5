import type { ExportFinding } from '@sheaf/accounting/finding'
import type { FormatId } from '@sheaf/accounting/formats'
import { useEffect, useState } from 'react'
import type { ExportEntry } from '#studio/export/export-list.ts'
import { accountant, type Checked, type ExportOrder } from './accountant.ts'

/** A finding, with all the documents that it is about. */
export type EntryFinding = Omit<ExportFinding, 'documents'> & {
  readonly entries: readonly ExportEntry[]
}

export type Preflight = Omit<Checked, 'findings'> & {
  readonly format: FormatId
  readonly findings: readonly EntryFinding[]
}

// Longer than between two keys, shorter than a reader notices.
const pauseMs = 200

/** What the program asks and says about these documents. Undefined until it is known; then what was said last. */
export function usePreflight(order: ExportOrder): Preflight | undefined {
  const [preflight, setPreflight] = useState<Preflight>()
  const { entries, format, country, own } = order
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const { findings, ...asked } = await accountant.check({ entries, format, country, own })
        const told = [...atEntries(findings, entries), ...faultsOf(entries)]
        if (isCurrent) setPreflight({ ...asked, format, findings: told })
      } catch {
        // It was stopped: the screen is being left.
      }
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [entries, format, country, own])
  useEffect(() => () => accountant.close(), [])
  return preflight?.format === format ? preflight : undefined
}

/** What is said of several documents in the same words is one finding about all of them. */
export function atEntries(
  findings: readonly ExportFinding[],
  entries: readonly ExportEntry[],
): EntryFinding[] {
  const gathered = new Map<string, EntryFinding & { readonly entries: ExportEntry[] }>()
  for (const { documents, ...finding } of findings) {
    const key = `${finding.id} ${finding.mappingField ?? ''} ${finding.message}`
    const known = gathered.get(key) ?? { ...finding, entries: [] }
    known.entries.push(...documents.flatMap((index) => entries[index] ?? []))
    gathered.set(key, known)
  }
  return [...gathered.values()]
}

/** What was wrong with the files themselves. */
function faultsOf(entries: readonly ExportEntry[]): EntryFinding[] {
  const faults = entries.flatMap((entry, index) =>
    entry.faults.map((message) => ({
      ...{ id: 'file', severity: 'advice' as const, message },
      documents: [index],
    })),
  )
  return atEntries(faults, entries)
}
