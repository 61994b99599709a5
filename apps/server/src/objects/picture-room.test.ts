import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { childrenOf } from '../../../../tests/support/child-processes.ts'
import { slowDrawing } from '../../../../tests/support/hostile-drawings.ts'
import { createPictureRoom, type PictureRoom } from './picture-room.ts'

const ada = { id: 'usr_ada' }
const bob = { id: 'usr_bob' }
const slow = Buffer.from(slowDrawing)
const plain = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="9" height="9"/></svg>',
)

const rooms: PictureRoom[] = []
function open(options: Parameters<typeof createPictureRoom>[0] = {}): PictureRoom {
  const room = createPictureRoom(options)
  rooms.push(room)
  return room
}
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.close()))
})

describe('the picture room', () => {
  it('cleans a picture in a process of its own, and says why it refuses one', async () => {
    const room = open()
    expect(await room.clean(plain, ada)).toMatchObject({ mediaType: 'image/svg+xml', width: 60 })
    await expect(room.clean(Buffer.from('Dear Sir'), ada)).rejects.toThrow(
      /can't read this file as an image/,
    )
  })

  it.runIf(process.platform === 'linux')(
    'starts its processes by a command line that says nothing of what was sent, or by whom',
    async () => {
      const room = open()
      const cleaned = room.clean(slow, ada).catch((error: unknown) => error)
      const commandLines = async () =>
        (await childrenOf(process.pid))
          .map(({ commandLine }) => commandLine)
          .filter((commandLine) => commandLine.includes('picture-process'))
      await expect.poll(commandLines).not.toEqual([])
      // Before the shell that sets the limit has become the process, and after.
      const ours =
        /^(?:\/bin\/sh -c ulimit -d \d+; exec nice -n 10 "\$0" "\$@" |nice -n 10 )?[^\n]+ --max-old-space-size=\d+ --max-semi-space-size=\d+ [^\n]+\/picture-process\.ts \d+ \d+ $/
      for (const commandLine of await commandLines()) {
        expect(commandLine.replaceAll('\0', ' ')).toMatch(ours)
        expect(commandLine).not.toContain(ada.id)
      }
      await room.close()
      await cleaned
    },
  )

  it('stops what takes too long, and goes on with the next', async () => {
    const room = open({ timeLimitMs: 1000 })
    await expect(room.clean(slow, ada)).rejects.toThrow(/takes too long to process/)
    expect(await room.clean(plain, ada)).toMatchObject({ width: 60 })
  })

  it('stops what takes too much memory, native memory included', async () => {
    const room = open({ memoryLimit: 190 * 1024 * 1024 })
    const background = { r: 200, g: 30, b: 30, alpha: 0.5 }
    const large = await sharp({ create: { width: 6000, height: 6000, channels: 4, background } })
      .png({ progressive: true })
      .toBuffer()
    await expect(room.clean(large, ada)).rejects.toThrow(/too much memory/)
    expect(await room.clean(plain, ada)).toMatchObject({ width: 60 })
  })

  it('leaves a process to others while one client sends what takes long', async () => {
    const room = open({ timeLimitMs: 3000 })
    const done: string[] = []
    const hostile = Array.from({ length: 3 }, () =>
      room.clean(slow, ada).catch(() => done.push('ada')),
    )
    await room.clean(plain, bob).then(() => done.push('bob'))
    expect(done).toContain('bob')
    expect(done.length).toBeLessThan(3)
    await room.close()
    await Promise.all(hostile)
  })

  it('lets no client fill the queue', async () => {
    const room = open({ timeLimitMs: 2000 })
    const hostile = Array.from({ length: 23 }, () =>
      room.clean(slow, ada).catch((error: unknown) => error),
    )
    expect(await room.clean(plain, bob)).toMatchObject({ width: 60 })
    const refused = hostile.slice(21)
    for (const error of await Promise.all(refused)) {
      expect(error).toMatchObject({ code: 'server.overloaded' })
    }
    await room.close()
    await Promise.all(hostile)
  })

  it('drops what nobody waits for any more', async () => {
    const room = open()
    const leaving = new AbortController()
    const given = ['running', 'waiting'].map(() =>
      room.clean(slow, { ...ada, signal: leaving.signal }),
    )
    const outcomes = Promise.allSettled(given)
    leaving.abort()
    const reason = expect.objectContaining({ code: 'request.abandoned' })
    expect(await outcomes).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ])
    expect(await room.clean(plain, ada)).toMatchObject({ width: 60 })
  })
})
