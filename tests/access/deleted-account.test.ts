import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allTables } from '../../apps/server/src/db/all-tables.ts'
import { objects } from '../../apps/server/src/db/schema.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { mailTo } from '../support/mails.ts'
import { filesBelow, filesWith } from '../support/searched-files.ts'
import { newOwner, type Place } from './owner.ts'
import { placeOf } from './places.ts'
import { requestTo } from './requests.ts'
import { routeTable } from './route-table.ts'

let test: TestApp
let place: Place
beforeAll(async () => {
  test = await startTestApp({ env: { DEV_LOGIN: 'on' } })
  place = placeOf(test)
})
afterAll(() => test.close())

/** All that leaves something, but what ends the session, and what is the operator's mail from then on. Schedules go as reminders do. */
const written = routeTable.filter(
  ({ route, right, statuses }) =>
    right === 'never' &&
    /^(?:POST|PUT|PATCH) \/api\/(?!auth|ai|billing|dev|schedules|support)/.test(route) &&
    !/\/(?:password|:objectId)$/.test(route) &&
    statuses.premium < 300,
)

/** The tables that have a row with this text anywhere in it. */
async function tablesWith(text: string): Promise<string[]> {
  const found = []
  for (const name of allTables.map(getTableName)) {
    const { rows } = await place.orm.execute(
      sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text like ${`%${text}%`} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

it('a deleted account leaves nothing: no row, no picture, no mail', async () => {
  const words = { client: 'Elena Castellan', own: 'Oakandiron7301' }
  const owner = await newOwner(place, words, { subscription: 'premium' })
  const { user, headers } = owner
  for (const { route } of [...written, { route: 'POST /api/e-invoice/:format' }]) {
    const sent = await requestTo(route, owner, place)
    const answer = await place.call({ ...sent, headers: { ...sent.headers, ...headers } })
    expect({ route, ...answer, isDone: answer.status < 300 }).toMatchObject({ isDone: true })
  }
  await place.call({
    ...{ method: 'POST', url: '/api/auth/forgot-password' },
    payload: { email: user.email },
  })
  await mailTo(test, user.email, 'Reset')
  const before = await tablesWith(user.id)
  for (const table of ['users', 'sessions', 'templates', 'logos', 'objects'])
    expect(before).toContain(table)
  for (const table of [
    'reminders',
    'document_prints',
    'access_tokens',
    'number_series',
    'sender_details',
    'uploads',
  ])
    expect(before).toContain(table)
  expect(await filesWith(user.email, await filesBelow(test.dataDir))).not.toEqual([])

  const deletion = await requestTo('DELETE /api/account', owner, place)
  expect((await place.call({ ...deletion, headers })).status).toBe(200)
  expect(await tablesWith(user.id)).toEqual([])
  expect(await tablesWith(user.email)).toEqual([])
  expect(await tablesWith(words.own)).toEqual([])
  // Pictures and mails go with jobs of their own.
  await expect.poll(() => place.orm.$count(objects)).toBe(0)
  await expect.poll(async () => filesWith(user.email, await filesBelow(test.dataDir))).toEqual([])
  expect(await filesWith(words.own, await filesBelow(test.dataDir))).toEqual([])
})
