import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import type { Logger } from 'pino'

/** The real typesetter with one worker, which starts when the first sheet comes: most tests of the app set none. */
export function typesetterOnDemand(log: Logger): Typesetter {
  let started: Typesetter | undefined
  const typesetter = () => {
    started ??= createTypesetter({ workers: 1, queueLimit: 100, log })
    return started
  }
  return {
    toPdf: async (...args) => typesetter().toPdf(...args),
    toPages: async (...args) => typesetter().toPages(...args),
    toDrawing: async (...args) => typesetter().toDrawing(...args),
    check: async () => typesetter().check(),
    close: async () => started?.close(),
  }
}
