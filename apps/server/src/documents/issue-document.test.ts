import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

const lineItems = [{ description: 'Oak desk', quantity: '1', rate: '640' }]

/** An invoice that says no number. */
function orderOf(clientName: string) {
  return readIssueOrder('invoice', { clientName, lineItems, numberSeries: true }, test.clock.now)
}

function orderUnder(invoiceNumber: string) {
  const fields = { clientName: 'Elena', invoiceNumber, lineItems }
  return readIssueOrder('invoice', fields, test.clock.now)
}

async function countedOf({ id }: { readonly id: string }): Promise<number | undefined> {
  const [row] = await test.database.orm.select().from(users).where(eq(users.id, id))
  return row?.documentsUsed
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
  expect(await countedOf(user)).toBe(2)
})

describe('while the file is being written', () => {
  it('counts a document of Premium, once', async () => {
    const { user } = await test.signIn({ subscription: 'premium' })
    const issue = startCopy(() => vi.waitFor(async () => expect(await countedOf(user)).toBe(1)))
    const { bytes } = await issue(user, orderUnder('A-1'), {})
    expect(bytes.length).toBeGreaterThan(1000)
    expect(await countedOf(user)).toBe(1)
  })

  it('counts nothing that would use up what somebody has', async () => {
    const { user } = await test.signIn({ subscription: 'free' })
    const seen: unknown[] = []
    const issue = startCopy(async () => seen.push(await countedOf(user)))
    await issue(user, orderUnder('A-1'), {})
    expect(seen).toEqual([0])
    expect(await countedOf(user)).toBe(1)
  })

  it('takes no number from a series: a file that is never written must leave no gap', async () => {
    const user = await numberingUser()
    const failing = startCopy(async () => {
      throw new Error('The disk is full.')
    })
    await expect(failing(user, orderUnder('N-1'), {})).rejects.toThrow('The disk is full.')
    expect(await countedOf(user)).toBe(0)
    const { document } = await startCopy()(user, orderOf('Jonas'), {})
    expect(document.number).toBe('N-1')
  })

  it('counts a document once whose file failed the first time', async () => {
    const { user } = await test.signIn({ subscription: 'premium' })
    const failing = startCopy(async () => {
      await vi.waitFor(async () => expect(await countedOf(user)).toBe(1))
      throw new Error('The disk is full.')
    })
    await expect(failing(user, orderUnder('A-1'), {})).rejects.toThrow('The disk is full.')
    await startCopy()(user, orderUnder('A-1'), {})
    expect(await countedOf(user)).toBe(1)
  })

  it('hands out nothing to an account that is gone by then', async () => {
    const { user } = await test.signIn({ subscription: 'premium' })
    const order = orderUnder('A-1')
    await test.database.orm.delete(users).where(eq(users.id, user.id))
    await expect(startCopy()(user, order, {})).rejects.toThrow('Unauthorized')
  })
})
