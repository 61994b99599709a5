import { basePath } from './client.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

type Stores = { readonly local: Store; readonly session: Store }

// What a tab keeps for its next page, whoever looks at it.
const handedOn = ['selectedTemplate', 'sheaf.templateDraft', 'sheaf.returnDraft', 'sheaf.repeat']

const signedOut = new Set<string>()

/** Nothing of theirs may be written in this browser any more, although a screen of theirs may still be open. */
export function hasSignedOut(userId: string): boolean {
  return signedOut.has(userId)
}

export function noteSignIn(userId: string): void {
  signedOut.delete(userId)
}

/**
 * Ends a session by `end`, and with it everything of its user in this browser and its other tabs. What belongs to the browser
 * (light or dark, bookmarks) or to others who write here stays, although the answer tells the browser to clear its storage.
 */
export async function signOutHere<T>(
  userId: string,
  end: () => Promise<T>,
  stores: Stores = ownStores(),
): Promise<T> {
  const others = entriesOfOthers(userId, stores.local)
  const answer = await end()
  await forgetUser(userId, stores)
  putBack(others, stores.local)
  const channel = openChannel()
  channel?.postMessage(userId)
  channel?.close()
  return answer
}

/** From now on a tab hears which user has left this browser in another one. */
export function watchForSignOuts(onSignOut: (userId: string) => void): void {
  openChannel()?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return
    void forgetUser(data, ownStores())
    onSignOut(data)
  })
}

/** The keys of what is kept for one user end with their id. */
export async function forgetUser(userId: string, { local, session }: Stores): Promise<void> {
  signedOut.add(userId)
  try {
    for (const key of keysOf(local)) if (isOf(userId, key)) local.removeItem(key)
    for (const key of handedOn) session.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
  await discardRecent(userId)
}

/** The database of a user's recent documents, and the lock under which it is changed. */
export function recentDatabase(userId: string): string {
  return `sheaf.recent.${userId}`
}

// Its key goes with it: what a disk may still hold of it can be read by nobody.
async function discardRecent(userId: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  const name = recentDatabase(userId)
  const discard = () => void indexedDB.deleteDatabase(name)
  const locks: LockManager | undefined = navigator.locks
  if (locks) await locks.request(name, discard)
  else discard()
}

function entriesOfOthers(userId: string, store: Store): Map<string, string> {
  const entries = new Map<string, string>()
  try {
    for (const key of keysOf(store)) {
      if (!isOf(userId, key)) entries.set(key, store.getItem(key) ?? '')
    }
  } catch {
    entries.clear()
  }
  return entries
}

function putBack(entries: ReadonlyMap<string, string>, store: Store): void {
  try {
    for (const [key, value] of entries) if (store.getItem(key) === null) store.setItem(key, value)
  } catch {
    // It was full or is switched off: then these are the least of its worries.
  }
}

function isOf(userId: string, key: string): boolean {
  return key.startsWith('sheaf.') && key.endsWith(`.${userId}`)
}

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at)).filter(
    (key) => key !== null,
  )
}

function ownStores(): Stores {
  return { local: localStorage, session: sessionStorage }
}

function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis
    ? new BroadcastChannel(`sheaf.leavers ${basePath}`)
    : undefined
}
