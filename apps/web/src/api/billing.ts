import type { Billing } from '@sheaf/contract/billing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { refreshUser } from './current-user.ts'
import { type Fetched, useFetched } from './fetched.ts'

const path = '/api/billing'
const loadSchema = async () => (await import('@sheaf/contract/billing')).billingSchema

/** What the user pays for, and until when. */
export function useBilling(): Fetched<Billing> {
  return useFetched(path, loadSchema, { refetchOnMount: 'always' })
}

/** Leaves for a page of the payment provider: 'checkout' to pay, 'portal' for receipts, cards and canceling. */
export async function goToPayments(page: 'checkout' | 'portal'): Promise<void> {
  const [{ paymentPageSchema }, answer] = await Promise.all([
    import('@sheaf/contract/billing'),
    api.send({ method: 'POST', path: `${path}/${page}` }),
  ])
  const { url } = paymentPageSchema.parse(await answer.json())
  location.assign(url)
}

const pauseMs = 2000
const mostQuestions = 15

/**
 * Asks whether a payment has come, for who is just back from paying. It mostly has; now and then it takes some seconds.
 * Answers whether it is late.
 */
export function usePaymentArrival(): { readonly isLate: boolean } {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [path, 'check'],
    async queryFn({ signal }) {
      const answer = await api.send({ method: 'POST', path: `${path}/check`, signal })
      const billing = (await loadSchema()).parse(await answer.json())
      client.setQueryData([path], billing)
      if (billing.state !== 'none') await refreshUser(client)
      return billing
    },
    staleTime: 0,
    retry: mostQuestions,
    retryDelay: pauseMs,
    refetchInterval: ({ state }) =>
      state.data?.state === 'none' && state.dataUpdateCount < mostQuestions ? pauseMs : false,
  })
  const asked = client.getQueryState([path, 'check'])?.dataUpdateCount ?? 0
  return { isLate: data?.state === 'none' && asked >= mostQuestions }
}
