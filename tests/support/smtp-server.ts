import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { type KeptMail, readMail } from '../../apps/server/src/mail/read-outbox.ts'

/** What a mail server may do to us. */
export type Mood =
  | 'accepts'
  | 'defers the recipient'
  | 'defers our users'
  | 'refuses the recipient'
  | 'refuses us to the recipient'
  | 'refuses the sender'
  | 'refuses the content'
  | 'hangs before its greeting'
  | 'hangs after the content'
  | 'drops the connection in the middle of the content'

export type TestSmtpServer = {
  /** With the patience of the product: a machine that stands still for a second makes no mail fail. */
  readonly url: string
  /** With short patience, so that a test of a server that hangs need not wait for a minute. */
  readonly hastyUrl: string
  /** As an operator writes it who switches nothing off. */
  readonly strictUrl: string
  readonly mails: (KeptMail & { readonly file: string; readonly recipients: readonly string[] })[]
  /** How often somebody connected. */
  attempts: number
  /** How many mails it has read and left without an answer. */
  hanging: number
  mood: Mood
  stop(): Promise<void>
}

/** A real mail server on this machine. On the port of an earlier one it is that one come back. */
export async function startSmtpServer(port = 0, withTls = false): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', ...(withTls ? [] : ['STARTTLS'])],
    disableReverseLookup: true,
    logger: false,
    ...behaviour(() => result, sockets),
  })
  // A client that goes away is no concern of the server's.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: ownPort } = server.server.address() as AddressInfo
  const patience = 'connectionTimeout=1000&greetingTimeout=1000&socketTimeout=1000'
  const ownUrl = `smtp://127.0.0.1:${ownPort}`
  const result: TestSmtpServer = {
    url: `${ownUrl}?requireTLS=false`,
    hastyUrl: `${ownUrl}?requireTLS=false&${patience}`,
    strictUrl: ownUrl,
    mails: [],
    attempts: 0,
    hanging: 0,
    mood: 'accepts',
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  return result
}

function behaviour(state: () => TestSmtpServer, sockets: Set<Socket>): SMTPServerOptions {
  return {
    onConnect(_session, done) {
      state().attempts += 1
      if (state().mood !== 'hangs before its greeting') done()
    },
    onMailFrom(_address, _session, done) {
      done(state().mood === 'refuses the sender' ? reply(553, 'not your address') : null)
    },
    onRcptTo({ address }, _session, done) {
      const { mood } = state()
      const isDeferred =
        mood === 'defers the recipient' || (mood === 'defers our users' && /^usr_/.test(address))
      if (isDeferred) done(reply(451, `${address} later`))
      else if (mood === 'refuses the recipient') done(reply(550, `${address} unknown`))
      else if (mood.startsWith('refuses us')) done(reply(550, `5.7.1 ${address} not from you`))
      else done(null)
    },
    onData(stream, { envelope }, done) {
      const { mood, mails } = state()
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (mood.startsWith('drops')) for (const socket of sockets) socket.destroy()
      })
      stream.on('end', async () => {
        if (mood === 'hangs after the content') {
          state().hanging += 1
          return
        }
        if (mood === 'refuses the content') return done(reply(554, 'looks like spam'))
        if (mood.startsWith('drops')) return
        const file = Buffer.concat(chunks)
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...(await readMail(file)), file: file.toString(), recipients })
        done(null)
      })
    },
  }
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
