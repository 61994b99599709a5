import { recentDatabase } from '#api/signed-out.ts'

/** Where the browser keeps what is recent: the key, and what it locks. */
export type Cabinet = {
  readonly get: (name: string) => Promise<unknown>
  readonly put: (name: string, value: unknown) => Promise<void>
}

const drawer = 'recent'

/** A database for each user, so that signing out can throw it away whole. */
export function cabinetOf(userId: string): Cabinet {
  const use = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ) => {
    const database = await open(recentDatabase(userId))
    try {
      const transaction = database.transaction(drawer, mode)
      const [answered] = await Promise.all([
        answer(ask(transaction.objectStore(drawer))),
        // Only then is it kept: a page that is left before that takes it along.
        completion(transaction),
      ])
      return answered
    } finally {
      database.close()
    }
  }
  return {
    get: (name) => use('readonly', (store) => store.get(name)),
    async put(name, value) {
      await use('readwrite', (store) => store.put(value, name))
    },
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(drawer)
  return answer(request)
}

function completion(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  transaction.oncomplete = () => resolve()
  transaction.onabort = () => reject(transaction.error)
  return promise
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}
