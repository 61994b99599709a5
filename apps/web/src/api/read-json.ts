import type { Api } from './api.ts'

export type On401 = 'null' | 'throw'

type Reading = {
  readonly path: string
  readonly signal: AbortSignal
  /** What a visitor gets: null, or an error as from any other failure. */
  readonly on401?: On401 | undefined
}

export async function readJson(api: Api, { path, signal, on401 }: Reading): Promise<unknown> {
  const accept = on401 === 'null' ? 401 : undefined
  const response = await api.send({ method: 'GET', path, signal, accept })
  return response.status === accept ? null : response.json()
}
