import { type FormatId, formatIds } from '@sheaf/accounting/formats'
import type { Mapping } from '@sheaf/accounting/mapping'
import { useState } from 'react'
import { z } from 'zod'
import { hasSignedOut } from '#api/signed-out.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The program that a user exports to, and what they told about each program. */
export type KeptExport = {
  readonly format: FormatId | undefined
  readonly mappings: Readonly<Partial<Record<FormatId, Mapping>>>
}

const schema = z.object({
  format: z.enum(formatIds).optional().catch(undefined),
  mappings: z
    .partialRecord(z.enum(formatIds), z.record(z.string().max(100), z.string().max(500)))
    .catch({}),
})

// Ends with the user's id: it goes when they sign out.
function keyOf(userId: string): string {
  return `sheaf.export.${userId}`
}

export function readKept(userId: string, store: Store = localStorage): KeptExport {
  const nothing = { format: undefined, mappings: {} }
  try {
    const { format, mappings } = schema.parse(JSON.parse(store.getItem(keyOf(userId)) ?? '{}'))
    return { format, mappings }
  } catch {
    return nothing
  }
}

export function keep(userId: string, kept: KeptExport, store: Store = localStorage): void {
  if (hasSignedOut(userId)) return
  try {
    store.setItem(keyOf(userId), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** What this user has chosen in this browser, and how they choose otherwise. */
export function useKeptExport(userId: string) {
  const [kept, setKept] = useState(() => readKept(userId))

  function change(next: KeptExport) {
    setKept(next)
    keep(userId, next)
  }

  return {
    ...kept,
    choose: (format: FormatId) => change({ ...kept, format }),
    /** Undefined: all as it is usual. */
    setMapping: (format: FormatId, mapping: Mapping | undefined) =>
      change({ format, mappings: { ...kept.mappings, [format]: mapping } }),
  }
}
