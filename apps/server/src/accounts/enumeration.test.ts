import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { hashPassword } from './passwords.ts'

const password = 'battery staple'

let test: TestApp
let passwordHash: string
beforeAll(async () => {
  test = await startTestApp()
  passwordHash = await hashPassword('correct horse')
})
afterAll(() => test.close())

function post(path: string, payload: object, remoteAddress: string) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  return test.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers,
    payload,
    remoteAddress,
  })
}

/** Each has a network of its own, so that no limit is met. */
let networks = 0
function network(): string {
  networks += 1
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`
}

const ways = {
  login: (email: string) => post('login', { email, password }, network()),
  signup: (email: string) => post('signup', { email, password, firstName: 'Ada' }, network()),
  'forgot-password': (email: string) => post('forgot-password', { email }, network()),
  'resend-confirmation': (email: string) => post('resend-confirmation', { email }, network()),
}

async function addresses() {
  const known = await addUser(test.database.orm, { passwordHash })
  const unconfirmed = await addUser(test.database.orm, { passwordHash, emailConfirmedAt: null })
  return {
    known: known.email,
    unconfirmed: unconfirmed.email,
    unknown: `usr_${randomUUID()}@example.com`,
  }
}

describe.each(Object.entries(ways))(
  'whether an address has an account is not told by %s:',
  (_name, ask) => {
    it('answers have the same status, words, headers and size', async () => {
      const found = await addresses()
      const answers = await Promise.all(Object.values(found).map(ask))
      const [first, ...others] = answers.map(seen)
      for (const other of others) expect(other).toEqual(first)
    })
  },
)

describe('the work of an answer', () => {
  it.each(['login', 'signup'] as const)(
    'is the same for %s: as many passwords are hashed',
    async (way) => {
      const least = { hash: never, known: never, unknown: never }
      // Jobs of the app count as well now and then. More rounds tell them from a hash, which is in every one.
      for (let round = 0; round < 5 || (round < 40 && !isAlike(least)); round += 1) {
        const { known, unknown } = await addresses()
        least.hash = Math.min(least.hash, await workOf(() => hashPassword(password)))
        least.known = Math.min(least.known, await workOf(() => ways[way](known)))
        least.unknown = Math.min(least.unknown, await workOf(() => ways[way](unknown)))
      }
      expect(least).toSatisfy(isAlike)
    },
  )
})

const never = Number.POSITIVE_INFINITY

type Work = { readonly hash: number; readonly known: number; readonly unknown: number }

/** In hashes: neither is answered without one, nor with one more. */
function isAlike({ hash, known, unknown }: Work): boolean {
  const most = hash * 0.75
  return Math.abs(known - unknown) < most && known > most && unknown > most
}

/** All that a stranger sees of an answer but for its id and what is random in it. */
function seen({ statusCode, headers, body }: LightMyRequestResponse) {
  const { 'x-request-id': _id, date: _date, 'set-cookie': cookie, ...others } = headers
  return {
    statusCode,
    headers: others,
    cookie: String(cookie).replaceAll(/=[\w-]{43}/g, '='),
    body: body.replace(/"requestId":"[^"]+"/, ''),
  }
}

/** In microseconds of the processor: what other programs do meanwhile does not count. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return user + system
}
