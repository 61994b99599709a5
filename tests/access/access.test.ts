import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TokenRight, tokenRights } from '@sheaf/contract/access-tokens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { routesOf } from '../support/routes.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts'
import { keptRows } from './kept-rows.ts'
import { newOwner, type Owner, type Place } from './owner.ts'
import { placeOf } from './places.ts'
import { requestTo } from './requests.ts'
import { type Asker, type RouteRow, routeTable } from './route-table.ts'
import { expectSafeHeaders } from './safe-headers.ts'

const words = { client: 'Elena Castellan', own: 'Oak and Iron' }

let test: TestApp
let stripe: StripeServer
let place: Place
let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
beforeAll(async () => {
  scratch = await makeScratchFolder()
  const webDir = join(scratch.path, 'web')
  await mkdir(webDir, { recursive: true })
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Sheaf</title>')
  stripe = await startStripeServer()
  test = await startTestApp({ env: { ...stripe.env, DEV_LOGIN: 'on' }, webDir })
  place = placeOf(test)
  await test.typesetter.check()
})
afterAll(async () => {
  await test.close()
  await stripe.stop()
  await scratch.remove()
})

it('the table has every route of the server, and no other', () => {
  const found = routesOf(test.app).map(({ method, path }) => `${method} ${path}`)
  expect(routeTable.map(({ route }) => route).sort()).toEqual(found.sort())
})

describe('who asks is answered as the table says, and what is refused changes nothing:', () => {
  it.each(routeTable)('$route', async ({ route, right, statuses }) => {
    const premium = await newOwner(place, words, { subscription: 'premium' })
    const free = await newOwner(place, words)
    const stranger = await newOwner(place, words, { passwordHash: othersHash })
    const aboutPremium = await requestTo(route, premium, place)
    const aboutFree = await requestTo(route, free, place)
    const tokens = await tokensFor(right, premium)

    const send = async (who: string, status: number, headers: object, sent = aboutPremium) => {
      const answer = await place.call({ ...sent, headers: { ...sent.headers, ...headers } })
      const { body } = answer
      expect({ who, status: answer.status, body: body.slice(0, 300) }).toMatchObject({ status })
      expectSafeHeaders(sent.url, answer)
    }
    const visitor = { 'sec-fetch-site': 'same-origin' }
    const isRefused = (asker: Asker) => statuses[asker] >= 400

    const before = await keptRows(place.orm, [premium, free, stranger])
    await send('visitor', statuses.visitor, visitor)
    // A stranger who asks for nothing of the owner's does what free does: work that takes a process is done once for both.
    if (!route.startsWith('POST /api/ai/'))
      await send('stranger', statuses.stranger, stranger.headers)
    await send('token without the right', isRight(right) ? 403 : statuses.token, tokens.others)
    if (isRefused('token')) await send('token', statuses.token, tokens.right)
    await send('free', statuses.free, free.headers, aboutFree)
    if (isRefused('premium')) await send('premium', statuses.premium, premium.headers)
    // The premium owner's also where others are let in: that is to things of their own.
    const unchanged = [
      premium,
      ...(isRefused('free') ? [free] : []),
      ...(isRefused('stranger') ? [stranger] : []),
    ]
    const after = await keptRows(place.orm, unchanged)
    for (const { user } of unchanged) expect(after[user.id]).toEqual(before[user.id])

    if (!isRefused('token')) await send('token', statuses.token, tokens.right)
    if (!isRefused('premium')) await send('premium', statuses.premium, premium.headers)
  })
})

it('a token that nobody was given is refused everywhere, also where visitors are welcome', async () => {
  const owner = await newOwner(place, words)
  const madeUp = ['', 'sheaf_', 'nonsense', `sheaf_${'a'.repeat(43)}`]
  for (const { route } of routeTable.filter(({ right }) => right !== 'unread')) {
    const [method = '', path = ''] = route.split(' ')
    const url = path.replaceAll(/:\w+/g, 'nothing').replace('*', 'nothing')
    for (const token of madeUp) {
      const headers = { ...owner.headers, authorization: `Bearer ${token}` }
      const { status, body } = await place.call({ method, url, headers })
      expect({ route, token, status, body }).toMatchObject({
        status: 401,
        body: expect.stringContaining('token.invalid'),
      })
    }
  }
})

/** Of a password that nobody here knows, checked in no time. */
const othersHash =
  '$argon2id$v=19$m=8,t=1,p=1$NrsxBNzQkOyFrHG+1L0iew$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const isRight = (right: RouteRow['right']): right is TokenRight =>
  tokenRights.some((known) => known === right)

/** A token that is good for the route and nothing else, and one that is good for all else. */
async function tokensFor(right: RouteRow['right'], owner: Owner) {
  const bearer = async (rights: readonly TokenRight[]) => ({
    authorization: `Bearer ${(await owner.token([...rights])).token}`,
  })
  return {
    right: await bearer(isRight(right) ? [right] : tokenRights),
    others: await bearer(tokenRights.filter((each) => each !== right)),
  }
}
