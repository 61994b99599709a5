import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const licenseFile = /^(?:licen[cs]e|copying|notice)/i
const isOwn = (name: string) => name.startsWith('@sheaf/')

/** Puts `licenses.txt` at the root of the site: what others ask to be handed on with their scripts and fonts. */
export function licenseNotices(): Plugin {
  return {
    name: 'sheaf:license-notices',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      const source = collectNotices(join(import.meta.dirname, '..'))
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source })
    },
  }
}

/** The license of every package that a folder's package needs to run, and of those that they need. */
export function collectNotices(folder: string): string {
  const notices = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [realpathSync(folder)]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    const manifest = readManifest(place)
    if (!isOwn(manifest.name)) notices.set(titleOf(manifest), textsIn(place, manifest))
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      waiting.push(...findPackage(place, name))
    }
  }
  const sorted = [...notices].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${sorted.map(([title, text]) => `${title}\n\n${text}`).join(`\n\n${'='.repeat(72)}\n\n`)}\n`
}

function readManifest(place: string): Manifest {
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
}

function titleOf({ name, version, license = 'unknown' }: Manifest): string {
  return `${name} ${version} (${license})`
}

/** A package of fonts has one for its scripts and one for its fonts. */
function textsIn(place: string, { license = 'unknown' }: Manifest): string {
  const files = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => readFileSync(join(place, name), 'utf8').trim())
  return files.length > 0 ? files.join('\n\n') : `Its package has no more to say than: ${license}`
}

/** Beside the one that asks, or further up; what is left out on this platform is not bundled either. */
function findPackage(place: string, name: string): readonly string[] {
  const found = join(place, 'node_modules', name)
  if (existsSync(join(found, 'package.json'))) return [realpathSync(found)]
  const above = dirname(place)
  return above === place ? [] : findPackage(above, name)
}
