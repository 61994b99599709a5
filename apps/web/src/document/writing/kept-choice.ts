import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { hasSignedOut } from '#api/signed-out.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One of a few words that a user has chosen once, or none of them; kept in this browser until they sign out. */
export function keptChoice<Choice extends string>(name: string, choices: readonly Choice[]) {
  // Ends with the user's id: it goes when they sign out.
  const keyOf = (userId: string) => `sheaf.${name}.${userId}`
  // A browser that keeps nothing remembers until the page is left.
  const chosen = new Map<string, Choice | undefined>()
  const listeners = new Set<() => void>()

  function listen(hear: () => void): () => void {
    listeners.add(hear)
    return () => listeners.delete(hear)
  }

  function read(userId: string, store: Store = localStorage): Choice | undefined {
    if (chosen.has(userId)) return chosen.get(userId)
    const kept = keptIn(store, keyOf(userId))
    return choices.find((choice) => choice === kept)
  }

  function note(userId: string, choice: Choice | undefined, store: Store = localStorage): void {
    chosen.set(userId, choice)
    for (const hear of listeners) hear()
    if (userId === '' || hasSignedOut(userId)) return
    try {
      if (choice === undefined) store.removeItem(keyOf(userId))
      else store.setItem(keyOf(userId), choice)
    } catch {
      // Remembered above.
    }
  }

  return { listen, read, note }
}

type KeptChoice<Choice extends string> = ReturnType<typeof keptChoice<Choice>>

/** That of the user who is signed in, and how it is changed. */
export function useKeptChoice<Choice extends string>({ listen, read, note }: KeptChoice<Choice>) {
  const session = useCurrentUser()
  const userId = session.state === 'member' ? session.user.id : ''
  return [
    useSyncExternalStore(listen, () => read(userId)),
    (choice: Choice | undefined) => note(userId, choice),
  ] as const
}

function keptIn(store: Store, key: string): string | null {
  try {
    return store.getItem(key)
  } catch {
    return null
  }
}
