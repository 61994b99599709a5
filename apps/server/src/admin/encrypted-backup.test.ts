import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../../../tests/support/admin.ts'
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { createAddressPrints } from '../client-mail/address-prints.ts'
import { createClientMailStore } from '../client-mail/store.ts'
import type { Orm } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { sealOf } from '../sealing/seal.ts'
import type { PassphraseSource } from './command.ts'

const passphrase = 'three grey ferries at dawn'
const given: PassphraseSource = { given: passphrase }
const ownSecret = 'the secret of the server that makes the backup'
const otherSecret = 'the secret of the server that gets the backup'
const userId = 'usr_sealed'
const address = 'pay@client.example'

// A database of its own takes seconds to make, and more of them on a busy machine.
const timeout = 60_000

describe('an encrypted backup', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  let source: TestDatabase
  let target: TestDatabase
  let print: Buffer
  beforeEach(async () => {
    scratch = await makeScratchFolder()
    source = await createTestDatabase()
    target = await createTestDatabase()
    await addUser(source.database.orm, { id: userId, firstName: 'Somebody-7391' })
    print = await printUnder(ownSecret, source.database.orm)
    return async () => {
      await source.drop()
      await target.drop()
      await scratch.remove()
    }
  })

  /** Keyed with what the secret seals: another one, or a row that cannot be opened, gives another print. */
  async function printUnder(secret: string, orm: Orm): Promise<Buffer> {
    const prints = createAddressPrints({ store: createClientMailStore(orm), seal: sealOf(secret) })
    return (await prints.printOf(userId, address)).print
  }

  const placeOf = (databaseUrl: string | undefined, appSecret: string | undefined) => ({
    database: { databaseUrl, dataDir: join(scratch.path, 'data'), log: silentLog },
    files: createFolderStore(join(scratch.path, 'objects')),
    folder: scratch.path,
    secrets: { appSecret },
  })
  const fromSource = (asked: PassphraseSource, ...args: string[]) =>
    admin({ ...placeOf(source.url, ownSecret), passphrase: asked }, ...args)
  const toTarget = (asked: PassphraseSource, ...args: string[]) =>
    admin({ ...placeOf(target.url, otherSecret), passphrase: asked }, ...args)

  it('is enough alone: what was sealed opens under the secret of another server', async () => {
    const saved = await fromSource(given, 'backup', 'all.backup', '--encrypt')
    expect(saved).toMatchObject({ code: 0, errors: '' })
    expect(saved.output).toContain('Encrypted backup written')
    const bytes = await readFile(join(scratch.path, 'all.backup'))
    expect(bytes.includes('Somebody-7391') || bytes.includes(ownSecret)).toBe(false)

    const restored = await toTarget(given, 'restore', 'all.backup')
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).not.toContain('another secret')
    expect(await printUnder(otherSecret, target.database.orm)).toEqual(print)
  })

  it('can be tried without touching anything, in a place that is gone afterwards', {
    timeout,
  }, async () => {
    await fromSource(given, 'backup', 'all.backup', '--encrypt')
    const scratchFolder = join(scratch.path, 'temporary')
    await mkdir(scratchFolder)
    const place = { ...placeOf(target.url, otherSecret), passphrase: given, scratchFolder }
    const tried = await admin(place, 'verify', 'all.backup')
    expect(tried).toMatchObject({ code: 0, errors: '' })
    expect(tried.output).toContain('can be restored (')
    expect(tried.output).toContain('users: 1,')
    expect(tried.output).toContain('1 encrypted text that users keep can be opened')
    expect(await target.database.orm.select().from(users)).toEqual([])
    expect(await readdir(scratchFolder)).toEqual([])
  })

  it('changes nothing with a wrong passphrase, with none, or once it is damaged', async () => {
    await fromSource(given, 'backup', '--encrypt', 'all.backup')
    await addUser(target.database.orm, { id: 'usr_old' })
    const restore = (asked: PassphraseSource, name = 'all.backup') =>
      toTarget(asked, 'restore', '--replace', name)
    const file = join(scratch.path, 'all.backup')
    const whole = await readFile(file)
    await writeFile(join(scratch.path, 'cut.backup'), whole)
    await truncate(join(scratch.path, 'cut.backup'), whole.length - 1)
    const flipped = Buffer.from(whole)
    flipped[whole.length - 40] = (flipped[whole.length - 40] ?? 0) ^ 1
    await writeFile(join(scratch.path, 'flipped.backup'), flipped)
    for (const [refused, reason] of [
      [await restore({ given: 'another passphrase' }), /does not open/],
      [await restore({}), /BACKUP_PASSPHRASE/],
      [await restore(given, 'cut.backup'), /not complete/],
      [await restore(given, 'flipped.backup'), /damaged/],
    ] as const) {
      expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(reason) })
    }
    expect(await target.database.orm.select({ id: users.id }).from(users)).toEqual([
      { id: 'usr_old' },
    ])
  })

  it('takes its passphrase from a file, or asks twice for a new one and once for an old one', async () => {
    const backup = (asked: PassphraseSource) =>
      fromSource(asked, 'backup', '--encrypt', 'asked.backup')
    const typing = (...typed: string[]) => {
      const questions: string[] = []
      return {
        questions,
        ask: async (question: string) => typed[questions.push(question) - 1] ?? '',
      }
    }
    const short = typing('too short')
    expect((await backup(short)).errors).toContain('12 characters or more')
    expect((await backup(typing(passphrase, 'a slip of the hand'))).errors).toContain(
      'not the same',
    )
    const twice = typing(passphrase, passphrase)
    expect(await backup(twice)).toMatchObject({ code: 0, errors: '' })
    expect(twice.questions).toEqual(['Passphrase of the backup: ', 'The same again: '])
    await writeFile(join(scratch.path, 'passphrase'), `${passphrase}\n`)
    expect((await toTarget({ file: 'passphrase' }, 'restore', 'asked.backup')).errors).toBe('')
  })
})

describe('a backup that is not encrypted', () => {
  it('holds no secret, and a restore says when what it holds needs another one', async () => {
    const scratch = await makeScratchFolder()
    const [source, target] = [await createTestDatabase(), await createTestDatabase()]
    await addUser(source.database.orm, { id: userId })
    const store = createClientMailStore(source.database.orm)
    await createAddressPrints({ store, seal: sealOf(ownSecret) }).printOf(userId, address)
    const files = createFolderStore(join(scratch.path, 'objects'))
    const run = (databaseUrl: string, appSecret: string, ...args: string[]) => {
      const database = { databaseUrl, dataDir: '/nonexistent', log: silentLog }
      return admin({ database, files, folder: scratch.path, secrets: { appSecret } }, ...args)
    }
    const saved = await run(source.url, ownSecret, 'backup', 'plain.backup')
    expect(saved.output).toContain('does not hold the secret')
    const other = await run(target.url, otherSecret, 'restore', 'plain.backup')
    expect(other.output).toContain('1 encrypted text that users keep')
    const same = await run(target.url, ownSecret, 'restore', '--replace', 'plain.backup')
    expect(same.output).not.toContain('another secret')
    await source.drop()
    await target.drop()
    await scratch.remove()
  })
})
