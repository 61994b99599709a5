import { fileURLToPath } from 'node:url'
import type { WorkerLog } from './kept-worker.ts'
import { createPressPool } from './press-pool.ts'
import { type Typesetter, TypesettingFailedError } from './typesetter.ts'

export type TypesetterOptions = {
  readonly workers: number
  /** Sheets that may wait for a worker. */
  readonly queueLimit: number
  readonly renderTimeoutMs?: number
  readonly themesFolder?: string
  /** Bytes that a worker may hold between two sheets; one that holds more is replaced. */
  readonly memoryLimit?: number
  readonly log?: WorkerLog
}

const ownThemes = fileURLToPath(new URL('../../themes', import.meta.url))

// A worker commonly holds 240 MB, and 450 after documents of a thousand lines.
const commonMemoryLimit = 600 * 1024 * 1024

export function createTypesetter({
  workers,
  queueLimit,
  renderTimeoutMs = 10_000,
  themesFolder = ownThemes,
  memoryLimit = commonMemoryLimit,
  log,
}: TypesetterOptions): Typesetter {
  const place = { themesFolder, memoryLimit }
  const pool = createPressPool({ workers, queueLimit, renderTimeoutMs, place, log })
  return {
    toPdf: async (sheet, { attachments = [], now } = {}) => {
      const { pdf } = await pool.put({ make: 'pdf', sheet, attachments, now })
      return pdf ?? missing()
    },
    toPages: async (sheet) => {
      const { pages } = await pool.put({ make: 'pages', sheet })
      return pages ?? missing()
    },
    toPlacedPages: async (sheet, ghosts) => {
      const { placedPages } = await pool.put({ make: 'placed-pages', sheet, ghosts })
      return placedPages ?? missing()
    },
    // A full queue is no illness.
    check: async () => {
      await pool.put({ make: 'nothing' }, { isUrgent: true })
    },
    close: pool.close,
  }
}

function missing(): never {
  throw new TypesettingFailedError('The worker answered another question.')
}
