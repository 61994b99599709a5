import type { Page } from 'playwright-core'
import { stolenTime } from '../turns.ts'
import type { Editor } from './editors.ts'

export type Measured = {
  readonly times: number[]
  /** Those of the keys during which the host gave the processors to nobody else. */
  readonly undisturbed: number[]
  readonly bytes: number[]
  memory: number
}

type Options = {
  readonly editor: Editor
  readonly edits: number
  readonly isDrawnHere: boolean
}

/** Presses keys as a hand does, and waits for the sheet after each. */
export async function measureKeys(page: Page, options: Options): Promise<Measured> {
  const { editor, edits, isDrawnHere } = options
  const bytes: number[] = []
  let asked = 0
  page.on('response', async (response) => {
    if (!response.url().includes('-preview/')) return
    asked += 1
    const sizes = await response
      .request()
      .sizes()
      .catch(() => undefined)
    if (sizes) bytes.push(sizes.responseBodySize)
  })
  await page.locator('[data-page]').first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(500)
  await page.evaluate(watchKeys)
  if (isDrawnHere) await untilDrawnHere(page, editor, () => asked)
  const times: number[] = []
  const undisturbed: number[] = []
  bytes.length = 0
  for (const [index, label] of editor.labels.entries()) {
    // Notes stand on the last page, and a page out of sight waits.
    if (index === 3) await showLastPage(page)
    await editor.enter(page, label)
    const count = Math.ceil(edits / editor.labels.length)
    // The first key of a field warms up what only it touches.
    for (let key = 0; key <= count; key += 1) {
      const stolen = stolenTime()
      const took = await pressed(page, index === 2 ? figureKey(key) : ('abcdefgh'[key % 8] ?? 'a'))
      if (key === 0 || took === undefined) continue
      times.push(took)
      if (stolenTime() === stolen) undisturbed.push(took)
    }
  }
  return { times, undisturbed, bytes, memory: await memoryOf(page) }
}

async function showLastPage(page: Page): Promise<void> {
  await page
    .locator('[data-page]')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'end' }))
  await page.waitForTimeout(500)
  await page.evaluate(watchKeys)
}

// Taken away again: a price with ever more digits is refused, and the sheet stays as it is.
function figureKey(key: number): string {
  return key % 2 === 0 ? String(1 + (key % 9)) : 'Backspace'
}

export async function untilDrawnHere(
  page: Page,
  editor: Editor,
  asked: () => number,
): Promise<void> {
  // Not the first one: a field that stands open cannot be opened.
  await editor.enter(page, editor.labels[3])
  for (let turn = 0; turn < 60; turn += 1) {
    const before = asked()
    await pressed(page, 'x')
    await page.waitForTimeout(700)
    if (asked() === before) return
  }
  throw new Error('The engine was not ready in time.')
}

export async function pressed(page: Page, key: string): Promise<number | undefined> {
  // The page tells by itself: to ask it again and again would take its time away.
  const painted = page.evaluate(nextPaint)
  await page.keyboard.press(key)
  const took = await painted
  await page.waitForTimeout(60 + nextPhase())
  return took ?? undefined
}

const frameMs = 1000 / 60

let presses = 0

// A hand does not keep time with the screen: evenly over a frame, in an order that looks like none.
function nextPhase(): number {
  presses += 1
  return ((presses * 0.618) % 1) * frameMs
}

/** Runs in the page. */
function nextPaint(): Promise<number | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), 2000)
    Reflect.set(window, 'tellPaint', (took: number) => {
      clearTimeout(timer)
      resolve(took)
    })
  })
}

/** Runs in the page. From the key's own time to the second frame after the sheet was changed. */
export function watchKeys(): void {
  let pressedAt = 0
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true)
  for (const host of document.querySelectorAll('[data-page]')) {
    if (!host.shadowRoot) continue
    new MutationObserver(() => {
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => Reflect.get(window, 'tellPaint')?.(now - pressedAt)),
      )
    }).observe(host.shadowRoot, { subtree: true, childList: true, attributes: true })
  }
}

export async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // Without what nobody holds: pages of a moment ago may wait long to be thrown away.
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
