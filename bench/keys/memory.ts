import type { Page } from 'playwright-core'
import type { Editor } from './editors.ts'
import { memoryOf, pressed, untilDrawnHere, watchKeys } from './measure.ts'

export type MemoryAt = {
  readonly edits: number
  readonly tab: number
  /** What the engine's worker holds, and how many there were: one that holds too much is replaced. */
  readonly worker: number
  readonly workers: number
}

const step = 250

/** What the tab and the engine's worker hold while somebody writes on and on, with a pause now and then. */
export async function measureMemory(
  page: Page,
  editor: Editor,
  edits: number,
): Promise<readonly MemoryAt[]> {
  let asked = 0
  page.on('response', (response) => {
    if (response.url().includes('-preview/')) asked += 1
  })
  await page.locator('[data-page]').first().waitFor({ timeout: 60_000 })
  await page.evaluate(watchKeys)
  await untilDrawnHere(page, editor, () => asked)
  await editor.enter(page, editor.labels[1])
  const all = [await heldBy(page, 0)]
  for (let key = 1; key <= edits; key += 1) {
    // What was written is taken away again, so that the document stays what it is.
    await pressed(page, key % 40 < 20 ? ('abcdefgh'[key % 8] ?? 'a') : 'Backspace')
    if (key % step === 0) {
      await page.waitForTimeout(4000)
      all.push(await heldBy(page, key))
    }
  }
  return all
}

async function heldBy(page: Page, edits: number): Promise<MemoryAt> {
  const told = await page.evaluate(() => Reflect.get(window, 'engineTold'))
  return { edits, tab: await memoryOf(page), ...told }
}

/** Runs in the page before all else: hears what the engine says it holds. */
export function hearEngine(): void {
  const told = { worker: 0, workers: 0 }
  Reflect.set(window, 'engineTold', told)
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      told.workers += 1
      this.addEventListener('message', ({ data }) => {
        if (typeof data?.memory === 'number') told.worker = data.memory
      })
    }
  }
}
