import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecentDocument } from '#document/recent/recent.ts'
import {
  addRecent,
  keepsRecent,
  readRecent,
  removeAllRecent,
  removeRecent,
} from '#document/recent/recent-store.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'

type Recent = {
  /** The newest first; undefined while the browser looks them up. */
  readonly documents: readonly RecentDocument[] | undefined
  readonly remove: (id: string) => Promise<void>
  readonly removeAll: () => Promise<void>
}

/** The last documents of this user in this browser. */
export function useRecent(userId: string): Recent {
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: () => (keepsRecent() ? readRecent(userId) : []),
    // Another tab may have made one.
    refetchOnMount: 'always',
  })
  const refresh = useRefresh(userId)
  return {
    documents: query.isError ? [] : query.data,
    remove: (id) => removeRecent(userId, id).then(refresh),
    removeAll: () => removeAllRecent(userId).then(refresh),
  }
}

/** To be called when a PDF was made. Resolves when it is kept, or cannot be. */
export function useAddRecent(userId: string): (made: StyledDocument) => Promise<void> {
  const refresh = useRefresh(userId)
  return async (made) => {
    if (!keepsRecent()) return
    // A browser that keeps nothing, or has no room: the user has the PDF all the same.
    await addRecent(userId, made, Date.now()).then(
      () => void refresh(),
      () => {},
    )
  }
}

function useRefresh(userId: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(userId) })
}

function keyOf(userId: string): readonly string[] {
  return ['recent', userId]
}
