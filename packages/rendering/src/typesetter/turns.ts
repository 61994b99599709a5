/** Whose work is done next: each client gets its share of the workers, however much it asks for. */
export type Turns<Work> = {
  /** Refuses work beyond a client's share, and when all of the room is taken by clients that wait for less. */
  readonly add: (work: Work, client: string | undefined) => Admission<Work>
  /** Takes the work whose turn it is; its client has one more in flight until `done`. */
  readonly next: () => Turn<Work> | undefined
  readonly done: (client: string | undefined, workedMs: number) => void
  /** False when it does not wait any more. */
  readonly remove: (work: Work) => boolean
  readonly removeAll: () => readonly Work[]
}

export type Turn<Work> = { readonly work: Work; readonly client: string | undefined }

export type Admission<Work> =
  /** `displaced` had to make room: the last of the client that waited for most. */
  | { readonly isAdmitted: true; readonly displaced: Work | undefined }
  | { readonly isAdmitted: false; readonly reason: 'client' | 'all' }

export type TurnLimits = {
  readonly inFlightEach: number
  readonly waitingEach: number
  readonly waitingInAll: number
}

type Client = string | undefined

// What a client used is half forgotten after this: whoever flooded a minute ago is like anybody else.
const halfLifeMs = 10_000
const clientsRemembered = 1000

/**
 * The next turn goes to the client that had the least of the workers' time lately; between equals, to the one whose last
 * turn was longest ago. Equal clients so take turns one by one, and one who asks seldom never stands behind a flood.
 * Work without a client is the product's own and has no limit of its own.
 */
export function createTurns<Work>(limits: TurnLimits, now: () => number): Turns<Work> {
  const waiting = new Map<Client, Work[]>()
  const inFlight = new Map<Client, number>()
  const history = createHistory(now)
  let waitingInAll = 0

  const countOf = (client: Client) => waiting.get(client)?.length ?? 0

  function take(client: Client, at: number): Work | undefined {
    const queue = waiting.get(client) ?? []
    const [work] = queue.splice(at, 1)
    if (queue.length === 0) waiting.delete(client)
    waitingInAll -= 1
    return work
  }

  function displaceFor(client: Client): Work | undefined {
    const [longest] = [...waiting.keys()].toSorted((a, b) => countOf(b) - countOf(a))
    return countOf(longest) > countOf(client) + 1 ? take(longest, -1) : undefined
  }

  return {
    add(work, client) {
      const isOwn = client === undefined
      if (!isOwn && countOf(client) >= limits.waitingEach) {
        return { isAdmitted: false, reason: 'client' }
      }
      const isFull = waitingInAll >= limits.waitingInAll
      const displaced = isFull ? displaceFor(client) : undefined
      if (isFull && displaced === undefined) return { isAdmitted: false, reason: 'all' }
      const queue = waiting.get(client)
      if (queue) queue.push(work)
      else waiting.set(client, [work])
      waitingInAll += 1
      return { isAdmitted: true, displaced }
    },

    next() {
      const ready = [...waiting.keys()].filter(
        (client) => client === undefined || (inFlight.get(client) ?? 0) < limits.inFlightEach,
      )
      const [first, ...others] = ready
      if (ready.length === 0) return undefined
      const client = others.reduce(
        (best, other) => (history.isBefore(other, best) ? other : best),
        first,
      )
      const work = take(client, 0)
      if (work === undefined) return undefined
      history.noteTurn(client)
      inFlight.set(client, (inFlight.get(client) ?? 0) + 1)
      return { work, client }
    },

    done(client, workedMs) {
      const left = (inFlight.get(client) ?? 1) - 1
      if (left === 0) inFlight.delete(client)
      else inFlight.set(client, left)
      history.noteUse(client, workedMs)
      history.forgetIdle((client) => !inFlight.has(client))
    },

    remove(work) {
      for (const [client, queue] of waiting) {
        const at = queue.indexOf(work)
        if (at < 0) continue
        take(client, at)
        return true
      }
      return false
    },

    removeAll() {
      const all = [...waiting.values()].flat()
      waiting.clear()
      waitingInAll = 0
      return all
    },
  }
}

/** Who had how much of the workers' time lately, and whose turn was when. */
function createHistory(now: () => number) {
  const used = new Map<Client, { readonly ms: number; readonly at: number }>()
  const lastTurns = new Map<Client, number>()
  let turnsTaken = 0

  function usedBy(client: Client): number {
    const use = used.get(client)
    return use ? use.ms * 0.5 ** ((now() - use.at) / halfLifeMs) : 0
  }

  return {
    isBefore(a: Client, b: Client): boolean {
      const [usedByA, usedByB] = [usedBy(a), usedBy(b)]
      if (usedByA !== usedByB) return usedByA < usedByB
      return (lastTurns.get(a) ?? 0) < (lastTurns.get(b) ?? 0)
    },

    noteTurn(client: Client): void {
      turnsTaken += 1
      lastTurns.set(client, turnsTaken)
    },

    noteUse(client: Client, ms: number): void {
      used.set(client, { ms: usedBy(client) + ms, at: now() })
    },

    forgetIdle(isIdle: (client: Client) => boolean): void {
      if (lastTurns.size <= clientsRemembered) return
      for (const client of lastTurns.keys()) {
        if (!isIdle(client) || usedBy(client) > 1) continue
        lastTurns.delete(client)
        used.delete(client)
      }
    },
  }
}
