import {
  type NumberSeriesList,
  numberSeriesSchema,
  type SaveSeries,
} from '@sheaf/contract/number-series'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readJson } from './read-json.ts'

const path = '/api/number-series'
const queryKey = [path]
const reading = {
  queryKey,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    numberSeriesSchema.parse(await readJson(api, { path, signal })),
}

type Reading = {
  /** Ask the server when the screen opens: a number that another tab has taken is not proposed. */
  readonly fresh?: boolean
}

/** How the user's documents are numbered. */
export function useNumberSeries({ fresh = false }: Reading = {}): Fetched<NumberSeriesList> & {
  /** Read, or tried in vain, since the screen opened. */
  readonly isFresh: boolean
} {
  const query = useQuery({ ...reading, refetchOnMount: fresh ? 'always' : true })
  return { ...fetched(query), isFresh: query.isFetchedAfterMount }
}

/** To be called when a number was taken, here or elsewhere. */
export function useRefreshNumberSeries(): () => Promise<NumberSeriesList> {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...reading, staleTime: 0 })
}

export function useSaveNumberSeries(): (body: SaveSeries) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    const answer = await api.send({ method: 'PUT', path, body })
    keep(client, numberSeriesSchema.parse(await answer.json()))
  }
}

export function useEndNumberSeries(): (kind: DocumentKind) => Promise<void> {
  const client = useQueryClient()
  return async (kind) => {
    const answer = await api.send({ method: 'DELETE', path: `${path}/${kind}` })
    keep(client, numberSeriesSchema.parse(await answer.json()))
  }
}

function keep(client: QueryClient, list: NumberSeriesList): void {
  client.setQueryData<NumberSeriesList>(queryKey, list)
}
