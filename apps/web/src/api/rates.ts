import type { Rates } from '@sheaf/contract/rates'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readJson } from './read-json.ts'

const anHour = 60 * 60_000

/** What one unit of a currency is worth in all others. Asked for once there is a base. */
export function useRates(base: string | undefined): Fetched<Rates> {
  const path = `/api/rates?base=${base}`
  const query = useQuery({
    queryKey: [path],
    async queryFn({ signal }) {
      const [{ ratesSchema }, answer] = await Promise.all([
        import('@sheaf/contract/rates'),
        readJson(api, { path, signal }),
      ])
      return ratesSchema.parse(answer)
    },
    enabled: base !== undefined,
    staleTime: anHour,
  })
  return fetched(query)
}
