import type { Schedule, ScheduleOrder } from '@sheaf/contract/schedules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readJson } from './read-json.ts'

const path = '/api/schedules'
const loadSchemas = () => import('@sheaf/contract/schedules')

/** Asked for whenever a screen opens: invoices go out while nobody looks. */
export function useSchedules(): Fetched<readonly Schedule[]> {
  const query = useQuery({
    queryKey: [path],
    async queryFn({ signal }) {
      const [{ scheduleListSchema }, answer] = await Promise.all([
        loadSchemas(),
        readJson(api, { path, signal }),
      ])
      return scheduleListSchema.parse(answer).schedules
    },
    refetchOnMount: 'always',
  })
  return fetched(query)
}

export function useSchedule(id: string): Fetched<Schedule> & {
  /** Why it did not come. */
  readonly error: unknown
} {
  const query = useQuery({
    queryKey: [path, id],
    async queryFn({ signal }) {
      const [{ scheduleSchema }, answer] = await Promise.all([
        loadSchemas(),
        readJson(api, { path: pathOf(id), signal }),
      ])
      return scheduleSchema.parse(answer)
    },
    refetchOnMount: 'always',
    // An invoice that is on its way may have arrived while its user looked elsewhere.
    refetchOnWindowFocus: ({ state }) =>
      state.data?.runs.some((run) => run.state === 'waiting') ? 'always' : false,
  })
  return { ...fetched(query), error: query.error }
}

/** Begins a schedule, or changes one from its next invoice on. Answers it as it is then. */
export function useSaveSchedule(): (
  order: ScheduleOrder,
  id: string | undefined,
) => Promise<Schedule> {
  const client = useQueryClient()
  return async (body, id) => {
    const call =
      id === undefined
        ? ({ method: 'POST', path } as const)
        : ({ method: 'PUT', path: pathOf(id) } as const)
    const [{ scheduleSchema }, answer] = await Promise.all([
      loadSchemas(),
      api.send({ ...call, body }),
    ])
    const saved = scheduleSchema.parse(await answer.json())
    client.setQueryData([path, saved.id], saved)
    await client.invalidateQueries({ queryKey: [path] })
    return saved
  }
}

export type ScheduleAction = 'pause' | 'resume' | 'skip' | 'run'

export function useScheduleCalls() {
  const client = useQueryClient()
  return {
    /** The turn says which invoice is meant, so that a second click does not reach the one after it. */
    async act(id: string, action: ScheduleAction, turn?: number): Promise<void> {
      await api.send({ method: 'POST', path: `${pathOf(id)}/${action}`, body: { turn } })
      await client.invalidateQueries({ queryKey: [path] })
    },
    async remove(id: string): Promise<void> {
      await api.send({ method: 'DELETE', path: pathOf(id) })
      client.removeQueries({ queryKey: [path, id] })
      await client.invalidateQueries({ queryKey: [path], exact: true })
    },
  }
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`
}
