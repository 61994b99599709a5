import { fileURLToPath } from 'node:url'
import type { Sheet } from '../sheet.ts'
import type { WorkerLog } from './kept-worker.ts'
import type { PressRequest } from './messages.ts'
import { createPressPool, type Done, type PressPool } from './press-pool.ts'
import { type Typesetter, TypesettingFailedError, type Waiting } from './typesetter.ts'

export type TypesetterOptions = {
  readonly workers: number
  /** Sheets that may wait for a worker. */
  readonly queueLimit: number
  /** Sheets of one client that may wait. */
  readonly queueLimitEach?: number
  readonly renderTimeoutMs?: number
  readonly themesFolder?: string
  /** Bytes that a worker may hold between two sheets; one that holds more is replaced. */
  readonly memoryLimit?: number
  readonly log?: WorkerLog
}

const ownThemes = fileURLToPath(new URL('../../themes', import.meta.url))

// A worker commonly holds 240 MB, and 450 after documents of a thousand lines.
const commonMemoryLimit = 600 * 1024 * 1024

const inFlightEach = 2

// A page full of sheets asks for some sixty at once.
const commonQueueLimitEach = 80

// A long sheet takes seconds and megabytes while it waits.
const longSheets = { workers: 1, limits: { inFlightEach, waitingEach: 4, waitingInAll: 24 } }

/** In bytes of its page: some hundred lines, or three pages of text. It takes a tenth of a second to half a second. */
const longestShortSheet = 20_000

const checkIsFreshMs = 1000

export function createTypesetter({
  workers,
  queueLimit,
  queueLimitEach = commonQueueLimitEach,
  renderTimeoutMs = 10_000,
  themesFolder = ownThemes,
  memoryLimit = commonMemoryLimit,
  log,
}: TypesetterOptions): Typesetter {
  const place = { themesFolder, memoryLimit, isBehindOthers: false }
  const limits = { inFlightEach, waitingEach: queueLimitEach, waitingInAll: queueLimit }
  const pool = createPressPool({ workers, limits, renderTimeoutMs, place, log })
  let longPool: PressPool | undefined
  const poolForLong = () => {
    const behind = { ...place, isBehindOthers: true }
    longPool ??= createPressPool({ ...longSheets, renderTimeoutMs, place: behind, log })
    return longPool
  }

  // Clients' long sheets have a worker of their own, behind the others: a short one never waits for a long one.
  const put = (request: PressRequest & { readonly sheet: Sheet }, waiting: Waiting = {}) => {
    const isLong = waiting.client !== undefined && bytesOf(request.sheet) > longestShortSheet
    return (isLong ? poolForLong() : pool).put(request, waiting)
  }

  return {
    toPdf: async (sheet, { attachments = [], statements = [], now, ...waiting } = {}) => {
      const { pdf } = await put({ make: 'pdf', sheet, attachments, statements, now }, waiting)
      return pdf ?? missing()
    },
    toPages: async (sheet, waiting) => {
      const { pages } = await put({ make: 'pages', sheet }, waiting)
      return pages ?? missing()
    },
    toDrawing: async (sheet, options = {}, waiting) => {
      const { drawing } = await put({ make: 'drawing', sheet, ...options }, waiting)
      return drawing ?? missing()
    },
    check: createCheck(() => pool.putFirst({ make: 'nothing' })),
    close: async () => {
      await Promise.all([pool.close(), longPool?.close()])
    },
  }
}

function bytesOf({ page }: Sheet): number {
  return Buffer.byteLength(JSON.stringify(page))
}

/** A full queue is no illness, so a check passes it. All who ask within a second share one: else they would fill the workers. */
function createCheck(setTinySheet: () => Promise<Done>): () => Promise<void> {
  let shared: Promise<Done> | undefined
  let staleAt = Number.POSITIVE_INFINITY
  return async () => {
    if (shared === undefined || performance.now() > staleAt) {
      shared = setTinySheet()
      staleAt = Number.POSITIVE_INFINITY
      shared.then(
        () => {
          staleAt = performance.now() + checkIsFreshMs
        },
        () => {
          shared = undefined
        },
      )
    }
    await shared
  }
}

function missing(): never {
  throw new TypesettingFailedError('The worker answered another question.')
}
