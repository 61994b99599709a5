import type { Themes } from '@sheaf/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'

/** The catalogue: it never changes while a page is open. */
export function useThemes(): {
  themes: Themes | undefined
  isFailed: boolean
  tryAgain: () => void
} {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/themes'],
    queryFn: readThemes,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { themes: data, isFailed: isError, tryAgain: () => void refetch() }
}

async function readThemes({ signal }: { signal: AbortSignal }): Promise<Themes> {
  const { themesSchema } = await import('@sheaf/contract/themes')
  return themesSchema.parse(await readJson(api, { path: '/api/themes', signal }))
}
