import { flushCompileCache } from 'node:module'
import { withoutShapes } from '../drawing/drawing.ts'
import { PressError, TooLongError } from './faults.ts'
import type { PressAnswer, PressOutcome, PressRequest } from './messages.ts'
import { createPress, type Press } from './press.ts'
import { warmSheet } from './warm-sheet.ts'

// The server ends its workers itself, after the requests in flight: a signal to the whole group must not come first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

const [themesFolder = '', memoryLimit = ''] = process.argv.slice(2)
const press = createPress({ themesFolder })
const warmth = answer({ make: 'nothing' })

process.on('message', (request: PressRequest) => reply(answer(request)))
reply(warmth)
// Otherwise kept only by a process that ends in peace.
flushCompileCache()

function reply(message: PressAnswer): void {
  process.send?.(message, undefined, undefined, () => press.forget())
}

function answer(request: PressRequest): PressAnswer {
  const outcome = attempt(request)
  return { ...outcome, isSpent: process.memoryUsage.rss() > Number(memoryLimit) }
}

function attempt(request: PressRequest): PressOutcome {
  try {
    return { isDone: true, ...fulfil(press, request) }
  } catch (error) {
    const fault = error instanceof PressError ? error.message : describeUnexpected(error)
    return { isDone: false, fault, isTooLong: error instanceof TooLongError }
  }
}

function fulfil({ toPdf, toPages, toDrawing }: Press, request: PressRequest) {
  if (request.make === 'pdf') return { pdf: toPdf(request.sheet, request) }
  if (request.make === 'pages') return { pages: toPages(request.sheet) }
  if (request.make === 'drawing') {
    const { drawing, places } = toDrawing(request.sheet, request.ghosts)
    return { drawing: { drawing: withoutShapes(drawing, request.known ?? []), places } }
  }
  toPdf(warmSheet)
  toPages(warmSheet)
  return {}
}

// The words of an unexpected error may quote the sheet; its kind and place never do.
function describeUnexpected(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const place = /\/([\w-]+\/[\w-]+\.ts:\d+)/.exec(error.stack ?? '')?.[1] ?? 'unknown place'
  return `${error.name} at ${place}`
}
