/**
 * Writes the rates that ship with the product, from a data package on npm. Before a release:
 * node scripts/rates-snapshot.ts 2026.9.29
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currencyCodes } from '@sheaf/domain/money/currency'
import { parseDecimal } from '@sheaf/domain/money/decimal'
import { root } from './run-program.ts'

const source = '@fawazahmed0/currency-api'
const target = join(root, 'apps/server/src/rates/snapshot.json')

const [version = 'latest'] = process.argv.slice(2)
const { date, eur } = readPackage(version)
const known = currencyCodes.filter((code) => code !== 'EUR')
const rates = known.map((code) => [code, requireRate(code, eur[code.toLowerCase()])])
const snapshot = { day: date, perEuro: Object.fromEntries(rates) }
writeFileSync(target, `${JSON.stringify(snapshot, null, 2)}\n`)
process.stdout.write(`${rates.length} rates of ${date} written to ${target}\n`)

type Published = { readonly date: string; readonly eur: Readonly<Record<string, string>> }

function readPackage(wanted: string): Published {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-rates-'))
  try {
    const packed = ['pack', `${source}@${wanted}`, '--pack-destination', folder, '--json']
    const [{ filename }] = JSON.parse(execFileSync('npm', packed, { encoding: 'utf8' }))
    const file = 'package/v1/currencies/eur.json'
    execFileSync('tar', ['xzf', join(folder, filename), '-C', folder, file])
    // Numbers are taken as they are written: read as floats, some would come back with other digits.
    return JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
      (_key, value, context?: { source?: string }) =>
        typeof value === 'number' ? context?.source : value,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function requireRate(code: string, rate: string | undefined): string {
  const read = parseDecimal(rate ?? '')
  if (read === undefined || read.digits <= 0n) throw new Error(`${code} has no rate: ${rate}`)
  return rate ?? ''
}
