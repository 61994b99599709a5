import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'
import { findShippedParts, isAllowed, licenseTable } from './shipped-parts.ts'

const file = join(root, 'docs/licenses.md')
const parts = findShippedParts(root)
const refused = parts.filter((part) => !isAllowed(part))
for (const { name, license } of refused) console.error(`${name} is under '${license}'.`)
const text = readFileSync(file, 'utf8')
const start = text.indexOf('| part ')
writeFileSync(file, `${text.slice(0, start)}${licenseTable(parts)}\n`)
process.exitCode = refused.length > 0 ? 1 : 0
