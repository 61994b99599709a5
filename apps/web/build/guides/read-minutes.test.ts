import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMinutes } from './read-minutes.ts'

const folder = join(import.meta.dirname, '../../content/guides')

it.each(readdirSync(folder))('%s is read in 6 to 22 minutes', (file) => {
  const [, , ...text] = readFileSync(join(folder, file), 'utf8').split(/^---$/m)
  const minutes = readMinutes(text.join('---'))
  expect(minutes).toBeGreaterThanOrEqual(6)
  expect(minutes).toBeLessThanOrEqual(22)
})

it('the addresses of links and pictures are not read', () => {
  const said = 'word '.repeat(219)
  expect(readMinutes(`${said}[last](https://eur-lex.europa.eu/eli/dir/2006/112/oj)`)).toBe(1)
  expect(readMinutes(`${said}![A sheet](sheet:ledger/invoice "caption")`)).toBe(1)
  expect(readMinutes(`${said}[two words](/howto)`)).toBe(2)
})
