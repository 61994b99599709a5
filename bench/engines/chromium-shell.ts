import { findChromium } from '../../scripts/chromium.ts'
import { environment } from '../../scripts/env.mjs'
import type { Engine } from '../engine.ts'
import { printingPage } from './chromium.ts'

/** The browser without windows, where it is installed: its pages wait for no process that would show them. */
export function findShell(): string | undefined {
  return findChromium({ path: environment().PATH, only: 'shell' })
}

export function createEngine(): Promise<Engine> {
  const executablePath = findShell()
  if (executablePath === undefined) throw new Error('There is no headless shell of Chromium here.')
  return printingPage({ executablePath, tagged: false })
}
