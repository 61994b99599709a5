import type { Engine } from '../engine.ts'
import { printingPage, requireBrowser } from './chromium.ts'

export function createEngine(): Promise<Engine> {
  return printingPage({ executablePath: requireBrowser(), tagged: true })
}
