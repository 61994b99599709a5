import { afterEach, expect, it } from 'vitest'
import { type CheckingRoom, createCheckingRoom } from './checking-room.ts'

const rooms: CheckingRoom[] = []
function open(options: Parameters<typeof createCheckingRoom>[0] = {}): CheckingRoom {
  const room = createCheckingRoom(options)
  rooms.push(room)
  return room
}
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.close()))
})

const leaving = new AbortController().signal
const long = Buffer.from(`<a>${'<b/>'.repeat(250_000)}</a>`)

it('stops a file that takes too much of a processor', async () => {
  const read = open({ processorLimitMs: 30 }).check('ada', long, leaving)
  await expect(read).rejects.toMatchObject({ code: 'request.too-hard', status: 422 })
})

it('reads the same file to its end where it may, and says what is wrong with it', async () => {
  await expect(open().check('ada', long, leaving)).rejects.toMatchObject({ status: 400 })
})
