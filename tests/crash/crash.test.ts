import { setTimeout as pause } from 'node:timers/promises'
import { plans } from '@sheaf/contract/plans'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore } from '../../apps/server/src/accounts/store.ts'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { isInBrief } from '../support/env.ts'
import { addUser, quick } from '../support/users.ts'
import { createClient } from './client.ts'
import { type Death, deaths, type Engine, type KeptSheaf, startKept } from './kept-sheaf.ts'
import {
  freeWriter,
  invoiceWriter,
  logoWriter,
  scheduleWriter,
  sessionWriter,
  templateWriter,
  type Writer,
} from './writers.ts'

const minutes = 60_000
const longestWaitMs = isInBrief ? 500 : 1_500
const killsOfEach = 50

/** Who dies when, with each kind of database. */
const planned: [Engine, Death[]][] = isInBrief
  ? [['embedded', ['everything', 'server']]]
  : [
      ['embedded', inTurn(killsOfEach)],
      ['external', inTurn(killsOfEach)],
    ]

function inTurn(count: number): Death[] {
  return Array.from({ length: count }, (_, kill) => deaths[kill % deaths.length] ?? 'server')
}

type Crew = Readonly<Record<string, Writer>>

it.each(planned)(
  'with an %s database, a server that is killed under writes comes back by itself and has kept its word',
  async (engine, ways) => {
    const sheaf = await startKept(engine)
    try {
      await sheaf.untilReady()
      const crews = await sheaf.withOrm((orm) => recruit(sheaf, orm, ways.length))
      for (const [round, crew] of crews.entries()) {
        await writeThrough(sheaf, crew, ways[round] ?? 'server')
        // It takes minutes: whoever waits, or stops it, sees how far it came.
        if (round % 10 === 9) say(`${engine}: kept its word after ${round + 1} kills`)
      }
      for (const crew of crews) await checkAll(crew)
      report(engine, ways, crews)
    } finally {
      await sheaf.stop()
    }
  },
  60 * minutes,
)

/** The people of a round: limits of an account are met by none of them. */
async function recruit(sheaf: KeptSheaf, orm: Orm, count: number): Promise<Crew[]> {
  const sessions = createSessions({ store: createAccountStore(orm), now: () => new Date() })
  const size = { width: 60, height: 30, channels: 3, background: '#aa3322' } as const
  const picture = await sharp({ create: size }).png().toBuffer()
  const join = async (index: number, subscription: 'free' | 'premium') => {
    const user = await addUser(orm, { subscription, passwordHash: quick.passwordHash })
    const address = `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`
    const cookie = `sheaf_session=${await sessions.open(user.id)}`
    return { client: createClient(sheaf.url, address, cookie), email: user.email, picture }
  }
  const crews: Crew[] = []
  for (let index = 0; index < count; index += 1) {
    const payer = await join(index, 'premium')
    const series = { kind: 'invoice', pattern: 'R-{1}', restarts: 'never' }
    expect((await payer.client.insist('PUT', '/api/number-series', series)).status).toBe(200)
    crews.push({
      templates: templateWriter(payer),
      logos: logoWriter(payer),
      invoices: invoiceWriter(payer),
      schedules: scheduleWriter(payer),
      sessions: sessionWriter(payer),
      'free documents': freeWriter(await join(index, 'free'), plans.free.documents),
    })
  }
  return crews
}

async function writeThrough(sheaf: KeptSheaf, crew: Crew, death: Death): Promise<void> {
  const over = new AbortController()
  const writing = Promise.all(Object.values(crew).map(({ write }) => write(over.signal)))
  // Whatever fails is told below, once the server is back.
  writing.catch(() => undefined)
  try {
    await pause(100 + Math.random() * longestWaitMs)
    await sheaf.kill[death]()
    await sheaf.untilReady()
  } finally {
    over.abort()
  }
  await writing
  await checkAll(crew)
}

async function checkAll(crew: Crew): Promise<void> {
  for (const { check } of Object.values(crew)) await check()
}

function report(engine: Engine, ways: readonly Death[], crews: readonly Crew[]): void {
  const killed = Object.entries(Object.groupBy(ways, (death) => death))
    .map(([death, times]) => `${death} ${times.length}`)
    .join(', ')
  const written = Object.keys(crews[0] ?? {}).map((name) => {
    const count = crews.reduce((sum, crew) => sum + (crew[name]?.acknowledged() ?? 0), 0)
    return `${count} ${name}`
  })
  say(`${engine}: ${ways.length} kills (${killed}); acknowledged and kept: ${written.join(', ')}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
