import type { Engine } from '../engine.ts'
import { printingPage } from './chromium.ts'

export function createEngine(): Promise<Engine> {
  return printingPage({ tagged: true })
}
