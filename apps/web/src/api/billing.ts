import type { Billing } from '@sheaf/contract/billing'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
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

const checkKey = [path, 'check']

/** What the payment provider says, whose message about it may not have been read yet. */
async function askProvider(client: QueryClient, signal: AbortSignal): Promise<Billing> {
  const answer = await api.send({ method: 'POST', path: `${path}/check`, signal })
  const billing = (await loadSchema()).parse(await answer.json())
  // An older question that is answered late must not bring the former plan back.
  await client.cancelQueries({ queryKey: [path], exact: true })
  client.setQueryData([path], billing)
  return billing
}

/** Asks the provider once, for who is just back from its pages. If it is away, what we know stays as it is. */
export function usePlanCheck({ isBack }: { readonly isBack: boolean }): void {
  const client = useQueryClient()
  useQuery({
    queryKey: checkKey,
    async queryFn({ signal }) {
      const billing = await askProvider(client, signal)
      await refreshUser(client)
      return billing
    },
    enabled: isBack,
    staleTime: 0,
    retry: false,
  })
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
    queryKey: checkKey,
    async queryFn({ signal }) {
      const billing = await askProvider(client, signal)
      if (billing.state !== 'none') await refreshUser(client)
      return billing
    },
    staleTime: 0,
    retry: mostQuestions,
    retryDelay: pauseMs,
    refetchInterval: ({ state }) =>
      state.data?.state === 'none' && state.dataUpdateCount < mostQuestions ? pauseMs : false,
  })
  const asked = client.getQueryState(checkKey)?.dataUpdateCount ?? 0
  return { isLate: data?.state === 'none' && asked >= mostQuestions }
}
