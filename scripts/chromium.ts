import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installOnDebian } from './debian-package.ts'

// The shell has no windows, so each page is spared the process that draws one around it.
const shell = 'chromium-headless-shell'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

export type Lookup = {
  /** Only the shell, or only browsers with windows; the shell first by default. */
  readonly only?: 'shell' | 'whole'
  readonly chromiumPath?: string | undefined
  readonly path?: string | undefined
  readonly exists?: (file: string) => boolean
}

export function findChromium({
  only,
  chromiumPath,
  path = '',
  exists = existsSync,
}: Lookup): string | undefined {
  if (chromiumPath) {
    if (exists(chromiumPath)) return chromiumPath
    throw new Error(`CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`)
  }
  const folders = path.split(delimiter)
  const names = [...(only === 'whole' ? [] : [shell]), ...(only === 'shell' ? [] : whole)]
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const files = only === 'shell' ? onPath : [...onPath, ...usualPlaces]
  return files.find((file) => exists(file))
}

/** A Chromium for the browser tests: one that is there, or on Debian as root the package of the headless shell. */
export function requireChromium(lookup: Lookup): string {
  const found = findChromium(lookup) ?? findInstalled(lookup)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable, and try again.',
  )
}

function findInstalled(lookup: Lookup): string | undefined {
  installOnDebian(shell, 'the browser tests')
  return findChromium(lookup)
}
