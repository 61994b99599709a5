import type { PaidLink, Reminder, ReminderOrder } from '@sheaf/contract/reminders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { failureCode } from './failure.ts'
import { type Fetched, fetched, useFetched } from './fetched.ts'
import { readJson } from './read-json.ts'

const path = '/api/reminders'
const paidPath = `${path}/paid`
const loadContract = () => import('@sheaf/contract/reminders')

/** All reminders of the user, read again whenever a screen opens: the server sends emails by itself. */
export function useReminders(): Fetched<readonly Reminder[]> {
  const loadSchema = async () =>
    (await loadContract()).reminderListSchema.transform(({ reminders }) => reminders)
  return useFetched(path, loadSchema, { refetchOnMount: 'always' })
}

/** The reminders of one invoice; null where there are none. */
export function useReminder(id: string): Fetched<Reminder | null> {
  const query = useQuery({
    queryKey: [pathOf(id)],
    async queryFn({ signal }) {
      const [{ reminderSchema }, answer] = await Promise.all([loadContract(), readOne(id, signal)])
      return answer === null ? null : reminderSchema.parse(answer)
    },
    refetchOnMount: 'always',
  })
  return fetched(query)
}

/** What can be done to reminders. All that is on screen is read again afterwards. */
export function useReminderActions() {
  const client = useQueryClient()

  async function refresh() {
    await client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => typeof first === 'string' && first.startsWith(path),
    })
  }

  return {
    async start(order: ReminderOrder): Promise<Reminder> {
      const [{ reminderSchema }, answer] = await Promise.all([
        loadContract(),
        api.send({ method: 'POST', path, body: order }),
      ])
      const started = reminderSchema.parse(await answer.json())
      await refresh()
      return started
    },
    async change(id: string, order: ReminderOrder): Promise<void> {
      await api.send({ method: 'PUT', path: pathOf(id), body: order })
      await refresh()
    },
    async markPaid(id: string): Promise<void> {
      await api.send({ method: 'POST', path: `${pathOf(id)}/paid` })
      await refresh()
    },
    async remove(id: string): Promise<void> {
      await api.send({ method: 'DELETE', path: pathOf(id) })
      client.removeQueries({ queryKey: [pathOf(id)] })
      await refresh()
    },
  }
}

/** What the link in an email is about. Reading it changes nothing; null for a link that no longer leads anywhere. */
export function usePaidLink(token: string): Fetched<PaidLink | null> {
  const query = useQuery({
    queryKey: [paidPath, token],
    async queryFn({ signal }) {
      const [{ paidLinkSchema }, answer] = await Promise.all([
        loadContract(),
        orNull(linkCodes, () =>
          readJson(api, { path: `${paidPath}?token=${encodeURIComponent(token)}`, signal }),
        ),
      ])
      return answer === null ? null : paidLinkSchema.parse(answer)
    },
  })
  return fetched(query)
}

export async function markPaidByLink(token: string): Promise<void> {
  await api.send({ method: 'POST', path: paidPath, body: { token } })
}

const linkCodes = ['mail-link.invalid', 'reminder.not-found', 'request.invalid']

function readOne(id: string, signal: AbortSignal): Promise<unknown> {
  return orNull(['reminder.not-found'], () => readJson(api, { path: pathOf(id), signal }))
}

/** Null where the server said with one of these codes that there is nothing. */
async function orNull(codes: readonly string[], read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    const code = failureCode(error)
    if (code !== undefined && codes.includes(code)) return null
    throw error
  }
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`
}
