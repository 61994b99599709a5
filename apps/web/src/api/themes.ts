import type { Themes } from '@sheaf/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readJson } from './read-json.ts'

/** The catalogue: it never changes while a page is open. */
export function useThemes(): Fetched<Themes> {
  const query = useQuery({
    queryKey: ['/api/themes'],
    queryFn: readThemes,
    gcTime: Number.POSITIVE_INFINITY,
  })
  // A screen that says so keeps saying it while it is tried again.
  return { ...fetched(query), isFailed: query.isError }
}

async function readThemes({ signal }: { signal: AbortSignal }): Promise<Themes> {
  const { themesSchema } = await import('@sheaf/contract/themes')
  return themesSchema.parse(await readJson(api, { path: '/api/themes', signal }))
}
