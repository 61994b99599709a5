import pg from 'pg'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** A pool that knows since when somebody waits for it, and that gives nothing away while its database is known to be silent. */
export class WatchedPool extends pg.Pool {
  #isSilent = false
  /** Since when each who waits for a connection does, by what tells them to give up. */
  readonly #askedAt = new Map<(reason: Error) => void, number>()
  readonly #heldSince = new Map<pg.PoolClient, number>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('acquire', (client) => this.#heldSince.set(client, performance.now()))
    this.on('release', (_error, client) => this.#heldSince.delete(client))
    this.on('remove', (client) => this.#heldSince.delete(client))
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  /** Set by whoever watches. Who waits for a connection would else wait for its time to be up, and again for the next one. */
  set isSilent(isSilent: boolean) {
    this.#isSilent = isSilent
    if (isSilent) for (const giveUp of this.#askedAt.keys()) giveUp(silence())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#connect()
    this.#connect().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  /** Whether somebody has waited so long, for a connection or for an answer. */
  isWaitedFor(milliseconds: number): boolean {
    const latest = performance.now() - milliseconds
    const since = [...this.#askedAt.values(), ...this.#heldSince.values()]
    return since.some((at) => at < latest)
  }

  /** The connections that somebody has held so long. */
  heldFor(milliseconds: number): pg.PoolClient[] {
    const latest = performance.now() - milliseconds
    return [...this.#heldSince].filter(([, since]) => since < latest).map(([client]) => client)
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isSilent) throw silence()
    const silenced = Promise.withResolvers<never>()
    this.#askedAt.set(silenced.reject, performance.now())
    const connected = super.connect()
    try {
      return await Promise.race([connected, silenced.promise])
    } catch (error) {
      // It may come after all, when nobody waits for it.
      connected.then(
        (client) => client.release(),
        () => undefined,
      )
      throw error
    } finally {
      this.#askedAt.delete(silenced.reject)
    }
  }
}

// As PostgreSQL's own code for a connection that failed.
function silence(): Error {
  return Object.assign(new Error('The database does not answer'), { code: '08006' })
}
