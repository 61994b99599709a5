import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** What may happen between us and a neighbor. 'cut': nobody listens, and what was open is gone. 'silent': all goes in and nothing comes out. */
export type WireState = 'well' | 'slow' | 'silent' | 'cut'

export type TroubledWire = {
  readonly port: number
  readonly set: (state: WireState) => Promise<void>
  readonly close: () => Promise<void>
}

const slowMs = 300

/** A wire to a neighbor that can be disturbed while it is in use. Without a neighbor nobody ever answers. */
export async function openWire(neighbor?: NetConnectOpts): Promise<TroubledWire> {
  const sockets = new Set<Socket>()
  let state: WireState = neighbor === undefined ? 'silent' : 'well'

  function hold(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (state === 'silent') socket.pause()
  }

  function carry(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (state === 'slow') setTimeout(() => to.write(chunk), slowMs)
      else to.write(chunk)
    })
    from.on('close', () => to.destroy())
    if (state === 'silent') from.pause()
  }

  const server = createServer((near) => {
    hold(near)
    if (neighbor === undefined) return
    const far = connect(neighbor)
    hold(far)
    carry(near, far)
    carry(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function cut(): Promise<void> {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    port,
    async set(next) {
      state = next
      if (next === 'cut') return await cut()
      for (const socket of sockets) {
        if (next === 'silent') socket.pause()
        else socket.resume()
      }
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: cut,
  }
}
