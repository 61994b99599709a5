import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { users } from '../db/schema.ts'
import { createWritingRoom } from '../e-invoices/writing-room.ts'
import { createNumberSeries } from '../number-series/service.ts'
import { createPlans } from '../plans/service.ts'
import { createDrawPdf, type DrawPdf } from './draw-pdf.ts'
import { createIssueDocument } from './issue-document.ts'
import { readIssueOrder } from './read-issue-order.ts'
import { createRenderDocument } from './render-document.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
const writingRoom = createWritingRoom()
afterAll(async () => {
  await writingRoom.close()
  await test.close()
})

/** What each copy of the server has for itself, over the database that they share. */
function startCopy(onDrawn: () => Promise<unknown> = async () => {}) {
  const parts = { orm: test.database.orm, now: () => test.clock.now }
  const renderDocument = createRenderDocument({ typesetter: test.typesetter })
  const draw = createDrawPdf({ logos: { draw: async () => null }, renderDocument, writingRoom })
  const drawPdf: DrawPdf = async (...order) => {
    const drawn = await draw(...order)
    await onDrawn()
    return drawn
  }
  return createIssueDocument({
    plans: createPlans({ ...parts, printKey: Buffer.from('a key') }),
    numberSeries: createNumberSeries(parts),
    drawPdf,
  })
}

async function numberingUser() {
  const { user } = await test.signIn({ subscription: 'premium' })
  const series = createNumberSeries({ orm: test.database.orm, now: () => test.clock.now })
  await series.save(user, { kind: 'invoice', pattern: 'N-{1}', restarts: 'never' })
  return user
}

/** An invoice that says no number. */
function orderOf(clientName: string) {
  const lineItems = [{ description: 'Oak desk', quantity: '1', rate: '640' }]
  return readIssueOrder('invoice', { clientName, lineItems, numberSeries: true }, test.clock.now)
}

it('gets the next number, however often another copy of the server is quicker', async () => {
  const user = await numberingUser()
  const quicker = startCopy()
  let lead = 25
  const slower = startCopy(async () => {
    if (lead === 0) return
    await quicker(user, orderOf(`Client ${lead}`), {})
    lead -= 1
  })
  const issued = await slower(user, orderOf('Elena'), {})
  expect(issued.document.number).toBe('N-26')
})

it('gets a number of its own, though another copy has just given one that says the same', async () => {
  const user = await numberingUser()
  const quicker = startCopy()
  let isFirst = true
  const slower = startCopy(async () => {
    if (!isFirst) return
    isFirst = false
    await quicker(user, orderOf('Elena'), {})
  })
  expect((await slower(user, orderOf('Elena'), {})).document.number).toBe('N-2')
  const [row] = await test.database.orm.select().from(users).where(eq(users.id, user.id))
  expect(row?.documentsUsed).toBe(2)
})
