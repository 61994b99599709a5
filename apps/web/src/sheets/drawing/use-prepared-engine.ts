import { useEffect } from 'react'
import { browserEngine } from '#engine/browser-engine.ts'
import { keepOffline } from '#offline/keep-offline.ts'
import { engineOrder, type SheetOrder } from './drawing.ts'

/** After the page has come to rest: what it needs itself goes first. */
const restMs = 1500

/** Loads the engine for what is being written here, as soon as the browser has nothing better to do. */
export function usePreparedEngine(order: SheetOrder): void {
  const { themeId } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: any order of a theme shows which fonts it needs.
  useEffect(() => {
    if (browserEngine === undefined || browserEngine.isReadyFor(themeId)) return
    return whenIdle(async () => {
      await keepOffline()
      browserEngine?.prepare(engineOrder(order))
    })
  }, [themeId])
}

function whenIdle(work: () => void): () => void {
  let idle: number | undefined
  const rest = setTimeout(() => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function')
      idle = requestIdleCallback(work, { timeout: 5000 })
    else work()
  }, restMs)
  return () => {
    clearTimeout(rest)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
