import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../apps/server/src/db/schema.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { keptRows } from './kept-rows.ts'
import { newOwner, type Place } from './owner.ts'
import { placeOf } from './places.ts'
import { requestTo } from './requests.ts'
import { routeTable } from './route-table.ts'

const words = { client: 'Elena Castellan', own: 'Oak and Iron' }

let test: TestApp
let place: Place
beforeAll(async () => {
  test = await startTestApp({ env: { DEV_LOGIN: 'on' } })
  place = placeOf(test)
})
afterAll(() => test.close())

/** All that name a thing by its id. What is ended by an id (sessions, tokens) is answered alike in any case. */
const named = routeTable
  .filter(({ route }) => /^(?!.*(?:account|mailbox)).*\/:(?:objectI|i)d/.test(route))
  .filter(({ right }) => right === 'never')

it('the id of a thing of somebody else is answered as one that nobody has', async () => {
  const owner = await newOwner(place, words, { subscription: 'premium' })
  const stranger = await newOwner(place, words, { subscription: 'premium' })
  // Nobody touches it: one is enough for all routes.
  const id = await owner.schedule()
  for (const { route } of named) {
    const real = await requestTo(route, { ...owner, schedule: async () => id }, place)
    const guessed = { ...real, url: withAnotherId(real.url) }
    expect(guessed.url).not.toBe(real.url)
    const [ofReal, ofGuessed] = await Promise.all(
      [real, guessed].map((sent) =>
        place.call({ ...sent, headers: { ...sent.headers, ...stranger.headers } }),
      ),
    )
    expect({ route, status: ofReal?.status }).toEqual({ route, status: 404 })
    expect(withoutRequestId(ofReal?.body)).toEqual(withoutRequestId(ofGuessed?.body))
    expect(namesOf(ofReal)).toEqual(namesOf(ofGuessed))
  }
})

/** What a client might hope to set, under the names of the database and of the code. */
function slippedIn(othersId: string) {
  return {
    ...{ id: 'tpl_chosen', userId: othersId, user_id: othersId, owner: othersId },
    ...{ subscription: 'premium', isGrantedPremium: true, is_granted_premium: true },
    ...{ documentsUsed: -5, logosGenerated: -5, emailConfirmedAt: null, email: 'new@example.com' },
    ...{ passwordHash: 'x', role: 'admin', isAdmin: true, createdAt: '2001-01-01T00:00:00.000Z' },
  }
}

/** The beginning of an object that would be the prototype of all. */
const poison = '{"__proto__":{"subscription":"premium"},"constructor":{"prototype":{"id":"x"}},'

const written = routeTable.filter(
  ({ route, right }) => right === 'never' && /^(?:POST|PUT|PATCH) /.test(route),
)

describe('fields that nobody asked for', () => {
  it('set nothing of an account, and nothing of another, on any route that writes', async () => {
    const other = await newOwner(place, words)
    for (const { route, statuses } of written.filter(
      ({ route }) => !/\/(?:ai|stripe)\//.test(route),
    )) {
      const owner = await newOwner(place, words)
      // Free owners are refused whatever schedule they name: a made-up one spares the trial of an invoice.
      const named = { ...owner, schedule: async () => 'sch_nothing' }
      const sent = await requestTo(route, named, place)
      if (typeof sent.payload !== 'object' || Buffer.isBuffer(sent.payload)) continue
      const before = await keptRows(place.orm, [other])
      const headers = { ...sent.headers, ...owner.headers, 'content-type': 'application/json' }
      const slipped = JSON.stringify({ ...slippedIn(other.user.id), ...sent.payload })
      for (const payload of [`${poison}${slipped.slice(1)}`, slipped]) {
        const { status, body } = await place.call({ ...sent, payload, headers })
        // Some want to know of every field that they do not know; nobody takes a poisoned one.
        const isExpected = status === statuses.free || status === 400
        expect({ route, status, body, isExpected }).toMatchObject({ isExpected: true })
        expect(body).not.toContain('tpl_chosen')
      }
      const [row] = await place.orm.select().from(users).where(eq(users.id, owner.user.id))
      const { passwordHash, firstName, lastName, logosGenerated, ...account } = owner.user
      expect({ route, ...row }).toMatchObject({ route, ...account })
      expect({ route, kept: await keptRows(place.orm, [other]) }).toEqual({ route, kept: before })
    }
    const made = await place.orm.select().from(users).where(eq(users.email, 'new@example.com'))
    expect(made).toEqual([])
    expect(({} as { subscription?: string }).subscription).toBeUndefined()
  })
})

describe('two tabs at once', () => {
  const deletions = routeTable.filter(
    ({ route, statuses }) =>
      route.startsWith('DELETE ') && statuses.stranger === 404 && statuses.free !== 404,
  )

  it.each(deletions)('delete a thing once: $route', async ({ route, statuses }) => {
    const owner = await newOwner(place, words, { subscription: 'premium' })
    const sent = await requestTo(route, owner, place)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => place.call({ ...sent, headers: owner.headers })),
    )
    const found = answers.map(({ status }) => status).sort()
    expect(found.filter((status) => status !== statuses.premium && status !== 404)).toEqual([])
    expect(found).toContain(statuses.premium)
  })

  it('delete an account while others of its tabs still write: nothing is left, and nothing fails', async () => {
    const owner = await newOwner(place, words, { subscription: 'premium' })
    const writes = await Promise.all(
      written
        .filter(({ route }) => /templates|sender|series|logos|upload|reminders$/.test(route))
        .map(({ route }) => requestTo(route, owner, place)),
    )
    const deletion = await requestTo('DELETE /api/account', owner, place)
    const answers = await Promise.all(
      [...writes.slice(0, 8), deletion, ...writes.slice(8)].map(async (sent) => ({
        url: sent.url,
        ...(await place.call({ ...sent, headers: { ...sent.headers, ...owner.headers } })),
      })),
    )
    for (const { url, status, body } of answers)
      expect({ url, status, body }).not.toMatchObject({ status: 500 })
    const nobody = await newOwner(place, words)
    await place.orm.delete(users).where(eq(users.id, nobody.user.id))
    const kept = await keptRows(place.orm, [owner, nobody])
    expect(kept[owner.user.id]).toEqual(kept[nobody.user.id])
  })
})

/** Another id of the same form. */
function withAnotherId(url: string): string {
  return url.replace(/(?<=(?:tpl|logo|sch|rem|obj)_)[\w-]{6}/, 'aaaaaa')
}

function withoutRequestId(body = ''): object {
  const { requestId, ...rest } = JSON.parse(body)
  return rest
}

function namesOf(answer: { headers: object } | undefined): string[] {
  return Object.keys(answer?.headers ?? {}).sort()
}
