import { mailDeliverySchema } from '@sheaf/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'

/** False only where it is known that no mail of this installation reaches anybody. */
export function useCanSendMail(): boolean {
  const { data } = useQuery({
    queryKey: ['/api/auth/mail-delivery'],
    queryFn: async ({ signal }) =>
      mailDeliverySchema.parse(await readJson(api, { path: '/api/auth/mail-delivery', signal })),
  })
  return data?.goesTo !== 'nowhere'
}
