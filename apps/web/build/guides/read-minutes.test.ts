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
