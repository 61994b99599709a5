import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { documentNumbers, users } from '../db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const line = { description: 'Oak desk', quantity: '1', unitPrice: '640' }

async function newUser(fields = {}) {
  const { user, cookie } = await test.signIn(fields)
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const send = async (payload: object) => {
    const url = '/api/generate-pdf'
    return (await test.app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  return {
    user,
    /** The status of asking for a document. */
    send,
    /** The status of asking for an invoice with this client. */
    ask: (number: string, clientName: string, type = 'invoice') =>
      send({ type, documentNumber: number, clientName, lineItems: [line] }),
    async documentsUsed() {
      const rows = await test.database.orm.select().from(users)
      return rows.find(({ id }) => id === user.id)?.documentsUsed
    },
  }
}

it('a corrected document with the same number is the same document, also when the plan is used up', async () => {
  const { ask, documentsUsed } = await newUser({ documentsUsed: 1 })
  expect(await ask('INV-1', 'Elena Castelan')).toBe(200)
  expect(await ask(' INV-1 ', 'Elena Castellan')).toBe(200)
  expect(await documentsUsed()).toBe(2)
  expect(await ask('INV-2', 'Elena Castellan')).toBe(403)
  // The same number of another kind is another document.
  expect(await ask('INV-1', 'Elena Castellan', 'quote')).toBe(403)
  expect(await documentsUsed()).toBe(2)
})

it('five corrections are free, and fetching one of them again is none', async () => {
  const { ask, documentsUsed } = await newUser({ documentsUsed: 1 })
  await ask('INV-1', 'first')
  for (const client of ['a', 'b', 'b', 'c', 'd', 'e', 'a', 'first']) {
    expect(await ask('INV-1', client), client).toBe(200)
  }
  expect(await ask('INV-1', 'sixth')).toBe(403)
  expect(await ask('INV-1', 'e')).toBe(200)
  expect(await documentsUsed()).toBe(2)
})

it('the same words in another order, or in another look, are no correction', async () => {
  const { send, ask } = await newUser({ documentsUsed: 1 })
  const labels = { 'kinds.invoice.number': 'Ref.', 'kinds.invoice.message': 'Remarks' }
  const sent = { documentNumber: 'INV-1', clientName: 'Elena', labels, lineItems: [line] }
  expect(await send(sent)).toBe(200)
  for (const client of ['a', 'b', 'c', 'd', 'e']) expect(await ask('INV-1', client)).toBe(200)
  const turned = (given: object) => Object.fromEntries(Object.entries(given).reverse())
  const again = { ...sent, labels: turned(labels), lineItems: [turned(line)] }
  expect(await send({ ...turned(again), primaryColor: '#114477' })).toBe(200)
  expect(await send({ ...again, labels: { ...labels, 'kinds.invoice.message': 'P.S.' } })).toBe(403)
})

it('those who have room are counted for the sixth, which may be corrected in turn', async () => {
  const { ask, documentsUsed } = await newUser()
  for (const client of ['first', 'a', 'b', 'c', 'd', 'e']) await ask('INV-1', client)
  expect(await documentsUsed()).toBe(1)
  expect(await ask('INV-1', 'sixth')).toBe(200)
  expect(await documentsUsed()).toBe(2)
  expect(await ask('INV-1', 'seventh')).toBe(200)
  expect(await documentsUsed()).toBe(2)
})

it('after thirty days the same number is another document', async () => {
  const { user, ask, documentsUsed } = await newUser({ subscription: 'premium' })
  await ask('INV-1', 'Elena Castelan')
  const before = test.clock.now
  test.clock.now = new Date(before.getTime() + 29 * dayMs)
  await ask('INV-1', 'Elena Castellan')
  expect(await documentsUsed()).toBe(1)
  test.clock.now = new Date(before.getTime() + 30 * dayMs)
  await ask('INV-1', 'Elena Castellano')
  test.clock.now = before
  expect(await documentsUsed()).toBe(2)
  const rows = await test.database.orm.select().from(documentNumbers)
  expect(rows.filter(({ userId }) => userId === user.id)).toHaveLength(1)
})

it('corrections that are asked for at once take turns', async () => {
  const { ask, documentsUsed } = await newUser({ documentsUsed: 1 })
  await ask('INV-1', 'first')
  const wishes = Array.from({ length: 12 }, (_, at) => ask('INV-1', `client ${at % 8}`))
  const statuses = await Promise.all(wishes)
  expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([])
  const given = new Set(statuses.flatMap((status, at) => (status === 200 ? [at % 8] : [])))
  expect(given.size).toBe(5)
  expect(await documentsUsed()).toBe(2)
})

it('the number of one user says nothing about that of another', async () => {
  const [one, other] = [await newUser(), await newUser()]
  await one.ask('INV-1', 'Elena')
  await other.ask('INV-1', 'Elena')
  expect(await other.documentsUsed()).toBe(1)
  const rows = await test.database.orm.select().from(documentNumbers)
  const prints = rows
    .filter(({ userId }) => userId === one.user.id || userId === other.user.id)
    .map(({ fingerprint }) => fingerprint.toString('hex'))
  expect(new Set(prints).size).toBe(2)
})
