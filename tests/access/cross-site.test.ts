import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { keptRows } from './kept-rows.ts'
import { newOwner, type Owner, type Place, type Sent } from './owner.ts'
import { placeOf } from './places.ts'
import { requestTo } from './requests.ts'
import { routeTable } from './route-table.ts'

const words = { client: 'Elena Castellan', own: 'Oak and Iron' }
const evil = 'https://evil.example'

let test: TestApp
let place: Place
let owner: Owner
beforeAll(async () => {
  test = await startTestApp({ env: { DEV_LOGIN: 'on' } })
  place = placeOf(test)
  owner = await newOwner(place, words, { subscription: 'premium' })
})
afterAll(() => test.close())

/** What a browser says of a request that a page of another site, or of none, makes it send. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a script elsewhere': { origin: evil, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  'an old browser': { origin: evil },
  'a page without an origin': { origin: 'null' },
  'a page that hides where it is': { 'sec-fetch-site': 'cross-site' },
  'a sister site': { 'sec-fetch-site': 'same-site' },
  'a form elsewhere that opens a page': {
    ...{ origin: evil, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ...{ 'sec-fetch-dest': 'document', 'content-type': 'application/x-www-form-urlencoded' },
  },
  'a form with a file': { origin: evil, 'content-type': 'multipart/form-data; boundary=x' },
  'a form of plain text, which is JSON': { origin: evil, 'content-type': 'text/plain' },
  'one that claims our origin': {
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'cross-site',
  },
  'one that says nothing at all': {},
}

const unsafe = routeTable.filter(({ route }) => !route.startsWith('GET '))
// Its token is the proof: mail programs send it from pages of their own.
const isOpen = ({ route }: { route: string }) => route === 'POST /api/client-mail/stop'

it('no page of another site changes anything with the cookie of a reader, on any route', async () => {
  const requests: Sent[] = []
  // Who sends is looked at before what is named: a made-up schedule spares the trial of an invoice.
  const named = { ...owner, schedule: async () => 'sch_nothing' }
  for (const { route } of unsafe.filter((row) => !isOpen(row)))
    requests.push(await requestTo(route, named, place))
  const before = await keptRows(place.orm, [owner])
  const { cookie } = owner.headers
  for (const sent of requests) {
    for (const [who, said] of Object.entries(foreign)) {
      const headers = { ...sent.headers, ...said, cookie }
      const { status, body } = await place.call({ ...sent, headers })
      expect({ who, ...sent, status, body }).toMatchObject({
        status: 403,
        body: expect.stringContaining('This request came from another site and was refused.'),
      })
    }
  }
  expect(await keptRows(place.orm, [owner])).toEqual(before)
  const open = unsafe.filter(isOpen).map(({ route }) => route)
  expect(open).toEqual(['POST /api/client-mail/stop'])
})

it('no page of another site signs anyone in or up, either, where there is no cookie yet', async () => {
  for (const path of ['login', 'signup', 'forgot-password', 'reset-password', 'confirm-email']) {
    const sent = await requestTo(`POST /api/auth/${path}`, owner, place)
    for (const [who, said] of Object.entries(foreign)) {
      // A program sends neither header, and has no cookie that could be misused.
      if (Object.keys(said).length === 0) continue
      const { status } = await place.call({ ...sent, headers: said })
      expect({ who, path, status }).toMatchObject({ status: 403 })
    }
  }
})

it('a document that counts is not made by a link, a picture tag or a typed address', async () => {
  const before = await keptRows(place.orm, [owner])
  const { cookie } = owner.headers
  for (const route of ['GET /api/po-pdf/:id', 'GET /api/cn-pdf/:id']) {
    const { url } = await requestTo(route, owner, place)
    for (const site of ['cross-site', 'same-site', 'none']) {
      for (const method of ['GET', 'HEAD']) {
        const headers = { cookie, 'sec-fetch-site': site }
        expect((await place.call({ method, url, headers })).status).toBe(403)
      }
    }
  }
  expect(await keptRows(place.orm, [owner])).toEqual(before)
})

it('no site is told that it may read or send: there is no answer to a preflight', async () => {
  const headers = {
    origin: evil,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization, content-type',
  }
  for (const { route } of routeTable) {
    const [, path = ''] = route.split(' ')
    const url = path.replaceAll(/:\w+/g, 'nothing').replace('*', 'nothing')
    const answer = await place.call({ method: 'OPTIONS', url, headers })
    expect({ url, status: answer.status }).toMatchObject({ status: 404 })
    expect(Object.keys(answer.headers).join()).not.toContain('access-control')
    // Nor is anything sent back as it came.
    expect((await place.call({ method: 'TRACE', url })).status).toBe(404)
  }
})
