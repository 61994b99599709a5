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
  const renderDocument = createRenderDocument({ typesetter: test.typesetter })
  const draw = createDrawPdf({ logos: { draw: async () => null }, renderDocument, writingRoom })
  return startCopyWith(async (...order) => {
    const drawn = await draw(...order)
    await onDrawn()
    return drawn
  })
}

function startCopyWith(drawPdf: DrawPdf) {
  const parts = { orm: test.database.orm, now: () => test.clock.now }
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

/** An invoice under a number of the writer's own. */
function orderUnder(invoiceNumber: string, clientName = 'Elena') {
  return readIssueOrder('invoice', { clientName, invoiceNumber, lineItems }, test.clock.now)
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

describe('while a document is drawn', () => {
  const premium = async () => (await test.signIn({ subscription: 'premium' })).user
  const untilCounted = (user: { readonly id: string }, count: number) =>
    vi.waitFor(async () => expect(await countedOf(user)).toBe(count))
  const failAfter = (work: () => Promise<unknown>) =>
    startCopy(async () => {
      await work()
      throw new Error('The engine broke.')
    })

  it('it is counted for Premium, once', async () => {
    const user = await premium()
    const issue = startCopy(() => untilCounted(user, 1))
    const { bytes } = await issue(user, orderUnder('A-1'), {})
    expect(bytes.length).toBeGreaterThan(1000)
    await issue(user, orderUnder('A-1'), {})
    expect(await countedOf(user)).toBe(1)
  })

  it('nothing is counted that would use up what somebody has', async () => {
    const { user } = await test.signIn({ subscription: 'free' })
    const seen: unknown[] = []
    await startCopy(async () => seen.push(await countedOf(user)))(user, orderUnder('A-1'), {})
    expect(seen).toEqual([0])
    expect(await countedOf(user)).toBe(1)
  })

  it('no number is taken from a series: one that is never drawn must leave no gap', async () => {
    const user = await numberingUser()
    const failing = failAfter(async () => {})
    await expect(failing(user, orderUnder('N-1'), {})).rejects.toThrow('The engine broke.')
    expect(await countedOf(user)).toBe(0)
    expect((await startCopy()(user, orderOf('Jonas'), {})).document.number).toBe('N-1')
  })

  it('the count is taken back when the drawing fails, and made again with the next try', async () => {
    const user = await premium()
    const failing = failAfter(() => untilCounted(user, 1))
    await expect(failing(user, orderUnder('A-1'), {})).rejects.toThrow('The engine broke.')
    expect(await countedOf(user)).toBe(0)
    await startCopy()(user, orderUnder('A-1'), {})
    expect(await countedOf(user)).toBe(1)
  })

  it('nothing is taken back of what was handed out before', async () => {
    const user = await premium()
    await startCopy()(user, orderUnder('A-1'), {})
    const failing = failAfter(async () => {})
    await expect(failing(user, orderUnder('A-1'), {})).rejects.toThrow('The engine broke.')
    expect(await countedOf(user)).toBe(1)
    // Nor are corrections used up that nobody got: there are five for each document.
    for (const client of ['B', 'C', 'D', 'E', 'F', 'G'])
      await expect(failing(user, orderUnder('A-1', client), {})).rejects.toThrow()
    for (const client of ['B', 'C', 'D', 'E', 'F'])
      await startCopy()(user, orderUnder('A-1', client), {})
    expect(await countedOf(user)).toBe(1)
    await startCopy()(user, orderUnder('A-1', 'G'), {})
    expect(await countedOf(user)).toBe(2)
  })

  it('a correction that was handed out meanwhile is what stays counted', async () => {
    const user = await premium()
    const failing = failAfter(async () => {
      await untilCounted(user, 1)
      await startCopy()(user, orderUnder('A-1', 'Jonas'), {})
    })
    await expect(failing(user, orderUnder('A-1'), {})).rejects.toThrow('The engine broke.')
    expect(await countedOf(user)).toBe(1)
    await startCopy()(user, orderUnder('A-1', 'Jonas'), {})
    await startCopy()(user, orderUnder('A-1'), {})
    expect(await countedOf(user)).toBe(1)
  })

  it('the very document that was handed out meanwhile stays counted', async () => {
    const user = await premium()
    const failing = failAfter(async () => {
      await untilCounted(user, 1)
      await startCopy()(user, orderUnder('A-1'), {})
    })
    await expect(failing(user, orderUnder('A-1'), {})).rejects.toThrow('The engine broke.')
    expect(await countedOf(user)).toBe(1)
    await startCopy()(user, orderUnder('A-1'), {})
    expect(await countedOf(user)).toBe(1)
  })

  it('nothing is written for one that is refused at once, such as one of too many', async () => {
    const user = await premium()
    const version = async () => {
      const { rows } = await test.database.pool.query('select xmin from users where id = $1', [
        user.id,
      ])
      return rows
    }
    const before = await version()
    const refusing = startCopyWith(async () => {
      throw new Error('Too many are being drawn.')
    })
    await expect(refusing(user, orderUnder('A-1'), {})).rejects.toThrow('Too many')
    expect(await version()).toEqual(before)
  })

  it('an account may go: its document is handed out to nobody', async () => {
    const user = await premium()
    const order = orderUnder('A-1')
    await test.database.orm.delete(users).where(eq(users.id, user.id))
    await expect(startCopy()(user, order, {})).rejects.toThrow('Unauthorized')
  })

  it('an account that goes with its counts leaves nothing to take back', async () => {
    const user = await premium()
    const failing = failAfter(async () => {
      await untilCounted(user, 1)
      await test.database.orm.delete(users).where(eq(users.id, user.id))
    })
    await expect(failing(user, orderUnder('A-1'), {})).rejects.toThrow('The engine broke.')
    expect(await countedOf(user)).toBeUndefined()
  })
})
