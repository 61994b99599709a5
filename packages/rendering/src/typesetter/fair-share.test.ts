import { afterEach, describe, expect, it } from 'vitest'
import { aSheet, faultyThemes } from '../../test/a-sheet.ts'
import { createTypesetter, type TypesetterOptions } from './pool.ts'
import {
  SheetTooLongError,
  type Typesetter,
  TypesetterBusyError,
  TypesettingAbandonedError,
} from './typesetter.ts'

const open: Typesetter[] = []

async function aTypesetter(options: Partial<TypesetterOptions> = {}): Promise<Typesetter> {
  const typesetter = createTypesetter({
    workers: 1,
    queueLimit: 40,
    themesFolder: faultyThemes,
    ...options,
  })
  open.push(typesetter)
  await typesetter.check()
  return typesetter
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((typesetter) => typesetter.close()))
})

const good = aSheet({ theme: 'good' })
const endless = aSheet({ theme: 'endless' })
const long = aSheet({
  theme: 'good',
  page: { rows: Array(500).fill([['Paper'.repeat(10)], ['1.00']]) },
})
const endlessAndLong = { ...long, theme: 'endless' }

describe('the workers', { timeout: 60_000 }, () => {
  it('serve another client after at most one of the twelve sheets that one client asked for', async () => {
    const typesetter = await aTypesetter()
    const served: string[] = []
    const ask = (client: string) =>
      typesetter.toPages(good, { client }).then(() => served.push(client))
    const all = Array.from({ length: 12 }, () => ask('flood'))
    all.push(ask('neighbor'))
    await Promise.all(all)
    expect(served.indexOf('neighbor')).toBeLessThanOrEqual(1)
  })

  it('never set a sheet whose client left while it waited', async () => {
    const typesetter = await aTypesetter({ renderTimeoutMs: 1500 })
    const running = typesetter.toPages(endless, { client: 'flood' })
    const leaving = new AbortController()
    const dropped = Array.from({ length: 12 }, () =>
      typesetter.toPages(endless, { client: 'flood', leaving: leaving.signal }),
    )
    const outcomes = Promise.allSettled([running, ...dropped])
    leaving.abort()
    // Each of the twelve would take a second and a half.
    const start = performance.now()
    await expect(typesetter.toPages(good, { client: 'neighbor' })).resolves.toHaveLength(1)
    expect(performance.now() - start).toBeLessThan(12_000)
    const [, ...rest] = await outcomes
    for (const outcome of rest) {
      expect(outcome).toMatchObject({ reason: { name: 'TypesettingAbandonedError' } })
    }
  })

  it('stop a sheet that nobody waits for any more', async () => {
    const typesetter = await aTypesetter({ renderTimeoutMs: 60_000 })
    const leaving = new AbortController()
    const running = typesetter.toPages(endless, { client: 'flood', leaving: leaving.signal })
    const outcome = expect(running).rejects.toThrow(TypesettingAbandonedError)
    leaving.abort()
    await outcome
    await expect(typesetter.toPages(good, { client: 'neighbor' })).resolves.toHaveLength(1)
  })

  it('are not asked at all by a client that has left already', async () => {
    const typesetter = await aTypesetter()
    const leaving = AbortSignal.abort()
    const asked = typesetter.toPages(endless, { client: 'flood', leaving })
    await expect(asked).rejects.toThrow(TypesettingAbandonedError)
  })

  it('set short sheets while all that is long is stuck', async () => {
    const typesetter = await aTypesetter({ renderTimeoutMs: 60_000 })
    const leaving = new AbortController()
    const stuck = ['a', 'b', 'c'].map((client) =>
      typesetter.toPages(endlessAndLong, { client, leaving: leaving.signal }),
    )
    const outcomes = Promise.allSettled(stuck)
    await expect(typesetter.toPages(good, { client: 'neighbor' })).resolves.toHaveLength(1)
    leaving.abort()
    expect(await outcomes).toHaveLength(3)
    await expect(typesetter.toPages(long, { client: 'neighbor' })).resolves.toHaveLength(1)
  })

  it('say whether a client asked for too much or all of them did', async () => {
    const typesetter = await aTypesetter({ queueLimit: 4, queueLimitEach: 2 })
    const ask = (client: string, count: number) =>
      Array.from({ length: count }, () => typesetter.toPages(good, { client }))
    const outcomes = await Promise.allSettled([...ask('a', 4), ...ask('b', 2), ...ask('c', 2)])
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof TypesetterBusyError
        ? [outcome.reason.with]
        : [],
    )
    expect(refusals.toSorted()).toEqual(['all', 'all', 'client'])
  })

  it('are not checked again and again: who asks within a second shares the answer', async () => {
    const typesetter = await aTypesetter()
    const leaving = new AbortController()
    const stuck = typesetter.toPages(endless, { client: 'flood', leaving: leaving.signal })
    const outcome = Promise.allSettled([stuck])
    const checks = Array.from({ length: 100 }, () => typesetter.check())
    await expect(Promise.all(checks)).resolves.toHaveLength(100)
    leaving.abort()
    await outcome
  })

  it('send no hundreds of pages', async () => {
    const typesetter = await aTypesetter()
    const pages = aSheet({ theme: 'many-pages' })
    const tooLong = await typesetter.toPdf(pages).catch((error: unknown) => error)
    expect(tooLong).toEqual(new SheetTooLongError('The sheet has 101 pages.'))
    await expect(typesetter.toPages(pages)).rejects.toThrow(SheetTooLongError)
    await expect(typesetter.toPages(good)).resolves.toHaveLength(1)
  })
})
