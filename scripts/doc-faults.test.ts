import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findDocFaults } from './doc-faults.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function faults(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'sheaf-docs-'))
  folders.push(root)
  const all = { 'package.json': '{ "scripts": { "start": "x", "dev": "x" } }', ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return findDocFaults(root)
}

describe('documents', () => {
  it('may name what exists', () => {
    const readme =
      'Run `npm start` or `npm run dev`. See [more](docs/more.md#top) and `docs/more.md`.'
    expect(faults({ 'README.md': readme, 'docs/more.md': '[back](../README.md)' })).toEqual([])
  })

  it('may not name a script that does not exist', () => {
    expect(faults({ 'README.md': '`npm run build`, then `npm test`' })).toEqual([
      "README.md names the npm script 'build', which does not exist.",
      "README.md names the npm script 'test', which does not exist.",
    ])
  })

  it('may not name or link a file that does not exist', () => {
    expect(
      faults({ 'docs/a.md': 'See [b](b.md) and `apps/web/src/main.tsx`; `theme.typ` too.' }),
    ).toEqual([
      "docs/a.md names the file 'b.md', which does not exist.",
      "docs/a.md names the file 'apps/web/src/main.tsx', which does not exist.",
      "docs/a.md names the file 'theme.typ', which does not exist.",
    ])
  })

  it('leave addresses, patterns and code alone', () => {
    const text =
      '[site](https://example.org/x.md) `packages/<id>/theme.typ` `*.test.ts`\n```\nls `no/such.ts`\n```\n'
    expect(faults({ 'README.md': text })).toEqual([])
  })

  it('have a test for each rule and a rule for each test', () => {
    const files = {
      'packages/x/SPEC.md': '- **A1** One.\n- **A2** Two.\n',
      'packages/x/src/one.test.ts': "it('[A1] one', () => {}); it('[A3] three', () => {})",
    }
    expect(faults(files)).toEqual([
      'packages/x/SPEC.md: no test shows rule A2.',
      'packages/x/SPEC.md: a test names rule A3, which is not there.',
    ])
  })
})
