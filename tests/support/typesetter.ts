import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { pino } from 'pino'

let started: Typesetter | undefined

/**
 * The real typesetter with one worker, which starts when the first sheet comes: most tests of the app set none. It is there for all
 * files of tests in this process, and ends with it.
 */
export function typesetterOnDemand(): Typesetter {
  const typesetter = () => {
    started ??= createTypesetter({ workers: 1, queueLimit: 100, log: pino({ level: 'silent' }) })
    return started
  }
  return {
    toPdf: async (...args) => typesetter().toPdf(...args),
    toPages: async (...args) => typesetter().toPages(...args),
    toDrawing: async (...args) => typesetter().toDrawing(...args),
    check: async () => typesetter().check(),
    close: async () => undefined,
  }
}
