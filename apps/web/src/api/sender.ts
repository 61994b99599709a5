import { type KeptSender, type SaveSender, senderSchema } from '@sheaf/contract/sender'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readJson } from './read-json.ts'

const path = '/api/sender'
const queryKey = [path]

type Reading = {
  /** Ask the server when the screen opens: another tab may have changed them. */
  readonly fresh?: boolean
}

/** What the user keeps about themselves for new documents. */
export function useSender({ fresh = false }: Reading = {}): Fetched<KeptSender> & {
  /** Read, or tried in vain, since the screen opened. */
  readonly isFresh: boolean
} {
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => senderSchema.parse(await readJson(api, { path, signal })),
    refetchOnMount: fresh ? 'always' : true,
  })
  return { ...fetched(query), isFresh: query.isFetchedAfterMount }
}

export function useKeepSender(): (body: SaveSender) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    const answer = await api.send({ method: 'PUT', path, body })
    client.setQueryData<KeptSender>(queryKey, senderSchema.parse(await answer.json()))
  }
}

export function useForgetSender(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await api.send({ method: 'DELETE', path })
    await client.refetchQueries({ queryKey })
  }
}
