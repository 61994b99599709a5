import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

type Lock = Readonly<Record<string, Entry>>

/** A package of others that comes with Sheaf. */
export type ShippedPart = {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly shipsWith: readonly string[]
}

/** What is started or built here, and so handed on. The root brings the pinned Node. */
const products = { server: ['apps/server', ''], web: ['apps/web'], command: ['packages/cli'] }

const free = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1'],
]
// A library in a file of its own, which anyone can replace: that is what the LGPL asks for.
const replaceable = { license: 'LGPL-3.0-or-later', parts: /^@img\/sharp-/ }

/** Everything that is handed on with Sheaf, by the lock file: also what other platforms get. */
export function findShippedParts(root: string): readonly ShippedPart[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock
  }
  const found = new Map<string, ShippedPart>()
  for (const [product, starts] of Object.entries(products)) {
    for (const place of placesBelow(packages, starts)) {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const { version = '', license = 'unknown' } = packages[place] ?? {}
      const key = `${name} ${version}`
      const shipsWith = [...(found.get(key)?.shipsWith ?? []), product]
      found.set(key, { name, version, license, shipsWith: [...new Set(shipsWith)] })
    }
  }
  return [...found.values()].toSorted((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  )
}

/** Whether it may be handed on with a product under the MIT license. */
export function isAllowed({ name, license }: Pick<ShippedPart, 'name' | 'license'>): boolean {
  const isFree = (one: string) =>
    free.includes(one) || (one === replaceable.license && replaceable.parts.test(name))
  return license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some(isFree))
}

/** As the formatter would have it. */
export function licenseTable(parts: readonly ShippedPart[]): string {
  const rows = [
    ['part', 'version', 'license', 'comes with'],
    ...parts.map((part) => [part.name, part.version, part.license, part.shipsWith.join(', ')]),
  ]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [head, rule, ...lines].join('\n')
}

function placesBelow(lock: Lock, starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = lock[place]
    if (entry === undefined || seen.has(place)) continue
    seen.add(place)
    if (entry.link === true) waiting.push(entry.resolved ?? '')
    else for (const name of neededBy(entry)) waiting.push(...placeOf(lock, place, name))
  }
  return new Set(
    [...seen].filter((place) => place.includes('node_modules/') && lock[place]?.link !== true),
  )
}

function neededBy(entry: Entry): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry
  const peers = Object.keys(peerDependencies).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  )
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** Where Node would find it: beside the one that asks, or further up. */
function placeOf(lock: Lock, asker: string, name: string): readonly string[] {
  const at = asker === '' ? `node_modules/${name}` : `${asker}/node_modules/${name}`
  if (lock[at] !== undefined) return [at]
  if (asker === '') return []
  const end = asker.lastIndexOf('/node_modules/')
  return placeOf(lock, end === -1 ? '' : asker.slice(0, end), name)
}
