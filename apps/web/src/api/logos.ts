import type { Logo, RenameLogo } from '@sheaf/contract/logos'
import { useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, useFetched } from './fetched.ts'

const path = '/api/logos'

/** The logos of the user, oldest first. */
export function useLogos(): Fetched<readonly Logo[]> {
  const loadSchema = async () => (await import('@sheaf/contract/logos')).logosSchema
  return useFetched(path, loadSchema, { refetchOnMount: 'always' })
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
