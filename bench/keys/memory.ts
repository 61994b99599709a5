import type { Page } from 'playwright-core'
import { residentMemory } from '../resident-memory.ts'
import type { Editor } from './editors.ts'
import { memoryOf, pressed, untilDrawnHere, watchKeys } from './measure.ts'

export type MemoryAt = {
  readonly edits: number
  /** What the page's scripts hold. */
  readonly tab: number
  /** What the process of the tab holds in the machine's memory, with the engine in it. */
  readonly process: number
  /** How many engines there were: one that holds too much is replaced. */
  readonly engines: number
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
    // What was written is taken away again, so that the document stays as long as it is; each time other letters.
    const letter = 'abcdefghijklmnopqrstuvwxyz'[(key + Math.floor(key / 40) * 7) % 26] ?? 'a'
    await pressed(page, key % 40 < 20 ? letter : 'Backspace')
    if (key % step === 0) {
      await page.waitForTimeout(4000)
      all.push(await heldBy(page, key))
    }
  }
  return all
}

async function heldBy(page: Page, edits: number): Promise<MemoryAt> {
  const engines = Number(await page.evaluate(() => Reflect.get(window, 'engines')))
  return { edits, tab: await memoryOf(page), process: await processOf(page), engines }
}

/** The largest of the browser's processes that draw pages: no other tab is open. */
async function processOf(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...pages.map(({ id }) => residentMemory(id)))
}

/** Runs in the page before all else: counts the engines that are started. */
export function countEngines(): void {
  Reflect.set(window, 'engines', 0)
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      Reflect.set(window, 'engines', Reflect.get(window, 'engines') + 1)
    }
  }
}
