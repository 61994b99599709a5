import { type CurrencyCode, isCurrencyCode } from '@sheaf/domain/money/currency'
import { useState, useSyncExternalStore } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { hasSignedOut } from '#api/signed-out.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

const most = 5

// Ends with the user's id: it goes when they sign out.
const keyOf = (userId: string) => `sheaf.currencies.${userId}`

const listeners = new Set<() => void>()

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** The currencies that the user chose in this browser, the newest first; in every field as soon as one is chosen in another. */
export function useRecentCurrencies(): {
  readonly recent: readonly CurrencyCode[]
  readonly note: (code: string) => void
} {
  const session = useCurrentUser()
  const userId = session.state === 'member' ? session.user.id : undefined
  const kept = useSyncExternalStore(listen, () => (userId === undefined ? '' : keptFor(userId)))
  // Where the browser keeps nothing, a field remembers its own choices until the page is left.
  const [chosen, setChosen] = useState<readonly CurrencyCode[]>(none)
  return {
    recent: kept === '' ? chosen : codesIn(kept),
    note(code) {
      if (userId === undefined || !isCurrencyCode(code)) return
      setChosen(noteRecent(userId, code))
      for (const hear of listeners) hear()
    },
  }
}

const none: readonly CurrencyCode[] = []

function keptFor(userId: string, store: Store = localStorage): string {
  try {
    return store.getItem(keyOf(userId)) ?? ''
  } catch {
    return ''
  }
}

/** Anything may stand in a browser's storage. */
function codesIn(kept: string): readonly CurrencyCode[] {
  return [...new Set(kept.split(' ').filter(isCurrencyCode))].slice(0, most)
}

export function readRecent(userId: string, store: Store = localStorage): readonly CurrencyCode[] {
  return codesIn(keptFor(userId, store))
}

export function noteRecent(
  userId: string,
  code: CurrencyCode,
  store: Store = localStorage,
): readonly CurrencyCode[] {
  const others = readRecent(userId, store).filter((other) => other !== code)
  const recent = [code, ...others].slice(0, most)
  if (hasSignedOut(userId)) return recent
  try {
    store.setItem(keyOf(userId), recent.join(' '))
  } catch {
    // The field remembers it.
  }
  return recent
}
