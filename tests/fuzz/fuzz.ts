import type { Database } from '../../apps/server/src/db/database.ts'
import { type Operation, operationsOf, readDescription, undescribed } from './description.ts'
import { faultOf } from './judge-answer.ts'
import { makeRequest } from './make-request.ts'
import { makePerson, type Person, type Role, remember, roles } from './people.ts'
import { createRandom } from './random.ts'
import { type RawRequest, reproductionOf } from './raw-request.ts'
import { type Outcome, sendRaw } from './send-raw.ts'
import { settleIn } from './settle-in.ts'
import { shrunk } from './shrink.ts'

export type Order = {
  /** Where Sheaf listens, without a slash at its end. */
  readonly url: string
  readonly orm: Database['orm']
  readonly seed: number
  /** Which requests of the seed are sent: each is made from its number. */
  readonly from?: number
  readonly count: number
  /** So many in each role take turns, to stay below what one account may do. */
  readonly peopleEach: number
  readonly onProgress?: (sent: number) => void
}

export type Report = {
  readonly faults: readonly string[]
  /** How often each route was asked, and how often it did what it was asked for. */
  readonly routes: ReadonlyMap<string, { readonly asked: number; readonly done: number }>
  readonly statuses: ReadonlyMap<string, number>
}

const atOnce = 4
const secondPatienceMs = 30_000

/** Sends broken requests to every route there is. The same seed sends the same, but for the ids that a server gives. */
export async function fuzz(order: Order): Promise<Report> {
  const { url, orm, seed, from = 0, count, peopleEach } = order
  const description = await readDescription(url)
  const operations = [...operationsOf(description), ...undescribed]
  const { host, port } = new URL(url)
  const newcomer = async (role: Role) => settleIn(url, await makePerson(orm, role))
  const people: Person[] = []
  for (const role of rolesFor(peopleEach)) people.push(await newcomer(role))
  const routes = new Map(operations.map(({ name }) => [name, { asked: 0, done: 0 }]))
  const statuses = new Map<string, number>()
  const faults: string[] = []

  // On a busy machine a process of ours may take that long to start. What hangs does so twice.
  async function send(request: RawRequest): Promise<Outcome> {
    const outcome = await sendRaw(Number(port), request)
    return outcome === 'late' ? sendRaw(Number(port), request, secondPatienceMs) : outcome
  }

  async function one(number: number): Promise<void> {
    const operation = operations[number % operations.length] as Operation
    const random = createRandom(seed, number)
    const place = random.below(people.length)
    const person = people[place] as Person
    const request = makeRequest(operation, person, { description, host, random })
    const outcome = await send(request)
    const status = typeof outcome === 'string' ? outcome : String(outcome.status)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const row = routes.get(operation.name)
    if (row !== undefined) {
      row.asked += 1
      if (status.startsWith('2') || status === '302') row.done += 1
    }
    keepIds(person, operation, outcome)
    // Signed out, deleted or revoked by what it sent: somebody else takes the place.
    if (status === '401' && person.role !== 'visitor') {
      people[place] = await newcomer(person.role)
    }
    const fault = faultOf(request, outcome)
    if (fault === undefined) return
    const stillFails = async (smaller: RawRequest) =>
      faultOf(smaller, await sendRaw(Number(port), smaller)) !== undefined
    const failing = outcome === 'late' ? request : await shrunk(request, stillFails)
    faults.push(told({ operation, seed, number, person, fault, request: failing }))
  }

  let next = from
  const lane = async () => {
    while (next < from + count) {
      const number = next++
      await one(number)
      order.onProgress?.(number - from + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return { faults, routes, statuses }
}

function rolesFor(each: number): Role[] {
  // Accounts can do the most, so they ask the most.
  const shares: Readonly<Record<Role, number>> = {
    visitor: 1,
    free: each,
    premium: each,
    token: Math.ceil(each / 3),
  }
  return roles.flatMap((role) => Array.from({ length: shares[role] }, () => role))
}

function keepIds(person: Person, { path }: Operation, outcome: Outcome): void {
  if (typeof outcome === 'string' || outcome.status >= 300) return
  if (!outcome.headers.get('content-type')?.startsWith('application/json')) return
  try {
    remember(person, path, JSON.parse(outcome.text))
  } catch {
    // A HEAD has the type of the answer, and no answer.
  }
}

type Telling = {
  readonly operation: Operation
  readonly seed: number
  readonly number: number
  readonly person: Person
  readonly fault: string
  readonly request: RawRequest
}

function told({ operation, seed, number, person, fault, request }: Telling): string {
  return [
    `${operation.name} as ${person.role}, request ${number} of seed ${seed}: ${fault}`,
    `  ${reproductionOf(request)}`,
  ].join('\n')
}
