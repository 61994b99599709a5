import { describe, expect, it } from 'vitest'
import { flowedMail } from '../../../../tests/support/hostile-files.ts'
import { createReadingRoom } from './reading-room.ts'

const owner = { names: [], emails: [], taxIds: [], ibans: [] }
const limits = { seats: 1, waiting: 5, waitingOfAccount: 1, textMs: 20_000 }
const stays = new AbortController().signal

const orderOf = (source: { text: string } | { file: { name: string; bytes: Uint8Array } }) => ({
  source,
  kind: 'invoice' as const,
  today: '2026-03-02',
  owner,
})

const bill = orderOf({ text: '12 hours of consulting at 85 EUR' })
// Some seconds of work, so that whoever comes next must wait.
const longMail = orderOf({ file: { name: 'a.eml', bytes: flowedMail(190_000) } })

describe('the reading room', () => {
  it('ends a text that takes too long, says so, and has the seat free again', async () => {
    const room = createReadingRoom({ ...limits, textMs: 1 })
    for (const account of ['ann', 'ann', 'ben']) {
      await expect(room.read(account, bill, () => {}, stays)).rejects.toMatchObject({
        code: 'request.too-hard',
        message: 'This text took too long to read. Paste just the part you need.',
        fields: { text: 'This text took too long to read. Paste just the part you need.' },
      })
    }
  })

  it('drops who has left, whether in a seat or waiting for one', async () => {
    const room = createReadingRoom(limits)
    const [first, second] = [new AbortController(), new AbortController()]
    const seated = room.read('ann', longMail, () => first.abort(), first.signal)
    const waiting = room.read('ben', longMail, () => {}, second.signal)
    const next = room.read('cleo', bill, () => {}, stays)
    second.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'request.abandoned' })
    await expect(seated).rejects.toMatchObject({ code: 'request.abandoned' })
    expect((await next).proposal.lines).toHaveLength(1)
  })
})
