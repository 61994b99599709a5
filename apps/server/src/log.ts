import { destination, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from './env.ts'

/** Log lines go to stderr, so that the ready line stands alone on stdout. */
export function createLog(level: LogLevel): Logger {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination({ dest: 2, sync: true }),
  )
}
