import type { Logo, RenameLogo } from '@sheaf/contract/logos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'

const path = '/api/logos'

/** The logos of the user, oldest first. */
export function useLogos({ isWanted = true }: { readonly isWanted?: boolean } = {}): {
  logos: readonly Logo[] | undefined
  isFailed: boolean
  tryAgain: () => void
} {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: readLogos,
    enabled: isWanted,
    refetchOnMount: 'always',
  })
  return { logos: data, isFailed: isError && !isFetching, tryAgain: () => void refetch() }
}

/** To be called after each change: the list on screen is the server's. */
export function useRefreshLogos(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [path] })
}

export async function renameLogo(id: string, body: RenameLogo): Promise<void> {
  await api.send({ method: 'PATCH', path: pathOf(id), body })
}

/** For one that was drawn to choose from; the others go by themselves. */
export async function keepLogo(id: string): Promise<void> {
  await api.send({ method: 'POST', path: `${pathOf(id)}/keep` })
}

type Deletion = {
  /** Takes it out of the templates that use it, too. Without this their use of it is a 409. */
  readonly detach?: boolean
}

export async function deleteLogo(id: string, { detach = false }: Deletion = {}): Promise<void> {
  await api.send({ method: 'DELETE', path: `${pathOf(id)}${detach ? '?detach=true' : ''}` })
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`
}

async function readLogos({ signal }: { signal: AbortSignal }): Promise<readonly Logo[]> {
  const { logosSchema } = await import('@sheaf/contract/logos')
  return logosSchema.parse(await readJson(api, { path, signal }))
}
