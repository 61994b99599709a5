import { type Done, doneSchema } from '@sheaf/contract/accounts'
import type { Support, SupportRequest } from '@sheaf/contract/support'
import { api } from './client.ts'
import { type Fetched, useFetched } from './fetched.ts'

const path = '/api/support'

export function useSupport(): Fetched<Support> {
  return useFetched(path, async () => (await import('@sheaf/contract/support')).supportSchema)
}

export async function sendSupportRequest(body: SupportRequest): Promise<Done> {
  const answer = await api.send({ method: 'POST', path, body })
  return doneSchema.parse(await answer.json())
}
