import { basePath } from '#api/client.ts'
import { type BrowserEngine, createBrowserEngine } from './engine.ts'

type Device = Navigator & {
  /** In gigabytes; not every browser says it. */
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean }
}

/** With less, a tab with the engine in it may be the one that the system ends. */
const leastMemory = 2

/** The engine of this page. None where its megabytes would cost more than they give. */
export const browserEngine: BrowserEngine | undefined = isWorthIt(navigator)
  ? createBrowserEngine({ startWorker, basePath })
  : undefined

function isWorthIt({ deviceMemory = Number.POSITIVE_INFINITY, connection }: Device): boolean {
  return typeof Worker === 'function' && deviceMemory > leastMemory && !connection?.saveData
}

function startWorker(): Worker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
}
