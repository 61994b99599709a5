import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { hasSignedOut } from '#api/signed-out.ts'

/** The e-invoices that a bill can be: inside its PDF, or as a file of its own. */
export const wantedFormats = ['factur-x', 'xrechnung', 'peppol', 'cii'] as const

export type WantedFormat = (typeof wantedFormats)[number]

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Ends with the user's id: it goes when they sign out.
const keyOf = (userId: string) => `sheaf.e-invoice.${userId}`

// A browser that keeps nothing remembers until the page is left.
const chosen = new Map<string, WantedFormat | undefined>()
const listeners = new Set<() => void>()

/** The e-invoice that this user wants of their bills, chosen once and kept in this browser. */
export function useWantedFormat(): {
  readonly format: WantedFormat | undefined
  readonly want: (format: WantedFormat | undefined) => void
} {
  const session = useCurrentUser()
  const userId = session.state === 'member' ? session.user.id : ''
  return {
    format: useSyncExternalStore(listen, () => readWanted(userId)),
    want: (format) => noteWanted(userId, format),
  }
}

/** Whether documents of the kind can be an e-invoice that is judged by rules. */
export function isBill(kind: DocumentKind): boolean {
  return kind === 'invoice' || kind === 'credit_note'
}

/** What buyers in a country mostly ask for. */
export function usualFormat(region: string): WantedFormat {
  return peppolCountries.has(region) ? 'peppol' : 'factur-x'
}

// Where businesses receive invoices by the Peppol network rather than by mail.
const peppolCountries = new Set([
  'BE',
  'DK',
  'EE',
  'FI',
  'IE',
  'IS',
  'LT',
  'LU',
  'LV',
  'NL',
  'NO',
  'SE',
])

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

export function readWanted(userId: string, store: Store = localStorage): WantedFormat | undefined {
  if (chosen.has(userId)) return chosen.get(userId)
  return wantedFormats.find((format) => format === kept(userId, store))
}

export function noteWanted(
  userId: string,
  format: WantedFormat | undefined,
  store: Store = localStorage,
): void {
  chosen.set(userId, format)
  for (const hear of listeners) hear()
  if (userId === '' || hasSignedOut(userId)) return
  try {
    if (format === undefined) store.removeItem(keyOf(userId))
    else store.setItem(keyOf(userId), format)
  } catch {
    // Remembered above.
  }
}

function kept(userId: string, store: Store): string | null {
  try {
    return store.getItem(keyOf(userId))
  } catch {
    return null
  }
}
