import { destination, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { withoutAccessTokens } from './access-tokens/token-form.ts'
import type { LogLevel } from './env.ts'

/** No line is written that logs one anyway; this is for the line that somebody adds, and for a token sent as an address. */
export const withoutTokens = {
  hooks: { streamWrite: withoutAccessTokens },
} satisfies LoggerOptions

/** Log lines go to stderr, so that the ready line stands alone on stdout. */
export function createLog(level: LogLevel): Logger {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      ...withoutTokens,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination({ dest: 2, sync: true }),
  )
}
