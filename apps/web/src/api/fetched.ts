import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { api } from './client.ts'
import { readJson } from './read-json.ts'

/** What is read from the server. */
export type Fetched<Data> = {
  /** Undefined until it has come. */
  readonly data: Data | undefined
  readonly isFailed: boolean
  readonly tryAgain: () => void
}

type Answer<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>

export function fetched<Data>({ data, isError, isFetching, refetch }: Answer<Data>): Fetched<Data> {
  return { data, isFailed: isError && !isFetching, tryAgain: () => void refetch() }
}

/** The schema is fetched with the first answer: the start page of a visitor does without it. */
export function useFetched<Data>(
  path: string,
  loadSchema: () => Promise<ZodType<Data>>,
  options: Pick<UseQueryOptions<Data>, 'refetchOnMount'> = {},
): Fetched<Data> {
  const query = useQuery({
    queryKey: [path],
    async queryFn({ signal }) {
      const [schema, answer] = await Promise.all([loadSchema(), readJson(api, { path, signal })])
      return schema.parse(answer)
    },
    ...options,
  })
  return fetched(query)
}
