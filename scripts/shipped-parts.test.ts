import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run-program.ts'
import { findShippedParts, isAllowed, licenseTable } from './shipped-parts.ts'

const parts = findShippedParts(root)

describe('what ships with Sheaf', () => {
  it('may all be handed on', () => {
    expect(parts.filter((part) => !isAllowed(part))).toEqual([])
  })

  it('is listed in docs/licenses.md as it is (npm run licenses writes it)', () => {
    const table = readFileSync(join(root, 'docs/licenses.md'), 'utf8')
    expect(table.slice(table.indexOf('| part '))).toBe(`${licenseTable(parts)}\n`)
  })

  it('is what is installed, where this platform has it', () => {
    const wrong = parts.filter(({ name, version }) => {
      const file = join(root, 'node_modules', name, 'package.json')
      if (!existsSync(file)) return false
      const others = parts.filter((part) => part.name === name)
      const installed = JSON.parse(readFileSync(file, 'utf8')).version
      return others.length === 1 && installed !== version
    })
    expect(wrong).toEqual([])
  })

  it('has the server, the pages and the fonts in it, and no tool of ours', () => {
    const names = parts.map(({ name }) => name)
    for (const name of ['fastify', 'pg', 'react', 'node', '@expo-google-fonts/inter']) {
      expect(names).toContain(name)
    }
    expect(names).not.toContain('vitest')
    expect(names).not.toContain('@biomejs/biome')
    expect(names.filter((name) => name.startsWith('@sheaf/'))).toEqual([])
  })
})

describe('a license', () => {
  it.each([
    ['MIT', true],
    ['MIT AND OFL-1.1', true],
    ['(AFL-2.1 OR BSD-3-Clause)', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['unknown', false],
    ['LGPL-3.0-or-later', false],
  ])('%s is allowed: %s', (license, expected) => {
    expect(isAllowed({ name: 'some-part', license })).toBe(expected)
  })

  it('that asks for a replaceable library is allowed where it is one', () => {
    const part = { name: '@img/sharp-libvips-linux-x64', license: 'LGPL-3.0-or-later' }
    expect(isAllowed(part)).toBe(true)
  })
})
