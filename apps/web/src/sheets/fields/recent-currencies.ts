import { type CurrencyCode, isCurrencyCode } from '@sheaf/domain/money/currency'
import { useState } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { hasSignedOut } from '#api/signed-out.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

const most = 5

// Ends with the user's id: it goes when they sign out.
const keyOf = (userId: string) => `sheaf.currencies.${userId}`

/** The currencies that the user chose in this browser, the newest first. */
export function useRecentCurrencies(): {
  readonly recent: readonly CurrencyCode[]
  readonly note: (code: string) => void
} {
  const session = useCurrentUser()
  const userId = session.state === 'member' ? session.user.id : undefined
  const [chosen, setChosen] = useState<readonly CurrencyCode[]>()
  return {
    recent: chosen ?? (userId === undefined ? none : readRecent(userId)),
    note(code) {
      if (userId !== undefined && isCurrencyCode(code)) setChosen(noteRecent(userId, code))
    },
  }
}

const none: readonly CurrencyCode[] = []

/** Anything may stand in a browser's storage. */
export function readRecent(userId: string, store: Store = localStorage): readonly CurrencyCode[] {
  try {
    const codes = (store.getItem(keyOf(userId)) ?? '').split(' ').filter(isCurrencyCode)
    return [...new Set(codes)].slice(0, most)
  } catch {
    return none
  }
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
    // A browser that keeps nothing remembers until the page is left.
  }
  return recent
}
