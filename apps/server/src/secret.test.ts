import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requireSecret } from './secret.ts'

describe('requireSecret', () => {
  let dataDir: string

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sheaf-secret-'))
  })

  afterEach(() => rm(dataDir, { recursive: true }))

  it('is made once and then always the same', async () => {
    const first = await requireSecret(dataDir)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(await requireSecret(dataDir)).toBe(first)
  })

  it('is readable by its owner only and leaves no draft behind', async () => {
    await requireSecret(dataDir)
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['secret'])
  })

  it('is one and the same for processes that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => requireSecret(dataDir)))
    expect(new Set(secrets).size).toBe(1)
  })

  it('refuses a damaged file instead of replacing a secret that other data depends on', async () => {
    await writeFile(join(dataDir, 'secret'), '\n')
    await expect(requireSecret(dataDir)).rejects.toThrow(/secret holds no usable secret/)
  })
})
