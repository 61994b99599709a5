import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'
import { withoutTokens } from '../../apps/server/src/log.ts'

export type LogLine = {
  readonly level: number
  readonly msg: string
  readonly [key: string]: unknown
}

export type CollectedLog = {
  readonly log: Logger
  /** Everything written so far, as text. */
  text(): string
  lines(): LogLine[]
  /** The lines of one request. */
  linesOf(requestId: unknown): LogLine[]
}

/** A logger at its most talkative level that keeps what it writes. */
export function collectLog(): CollectedLog {
  const chunks: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  const text = () => chunks.join('')
  const lines = () =>
    text()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LogLine)
  return {
    log: pino({ level: 'trace', ...withoutTokens }, sink),
    text,
    lines,
    linesOf: (requestId) => lines().filter((line) => line.requestId === requestId),
  }
}
