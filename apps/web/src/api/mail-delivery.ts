import { mailDeliverySchema } from '@sheaf/contract/accounts'
import { useFetched } from './fetched.ts'

/** False only where it is known that no mail of this installation reaches anybody. */
export function useCanSendMail(): boolean {
  const { data } = useFetched('/api/auth/mail-delivery', async () => mailDeliverySchema)
  return data?.goesTo !== 'nowhere'
}
