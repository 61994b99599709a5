import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { createEmptyDatabase, silentLog } from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { createAddressPrints } from '../client-mail/address-prints.ts'
import { createClientMailStore } from '../client-mail/store.ts'
import { allTables } from '../db/all-tables.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { deriveKeys } from '../keys.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { createSeal } from '../sealing/seal.ts'
import { sealedColumns } from '../sealing/sealed-columns.ts'
import { requireSecret } from '../secret.ts'
import type { AdminContext } from './command.ts'
import { runAdmin } from './run-admin.ts'

const former = 'the former secret, which is long enough'
const next = 'the new secret, which is long enough, too'

let databaseUrl: string
let database: Database
let dataDir: string
beforeEach(async () => {
  const test = await createEmptyDatabase(inject('postgresTemplate'))
  databaseUrl = test.url
  const scratch = await makeScratchFolder()
  dataDir = scratch.path
  database = await reopen()
  return async () => {
    await database.close()
    await test.drop()
    await scratch.remove()
  }
})

/** The database while Sheaf is stopped. */
async function whileStopped<T>(work: () => Promise<T>): Promise<T> {
  await database.close()
  try {
    return await work()
  } finally {
    database = await reopen()
  }
}

const reopen = () => openDatabase({ databaseUrl, dataDir, log: silentLog })

async function rotate(secrets: AdminContext['secrets']) {
  const output: string[] = []
  const errors: string[] = []
  const code = await runAdmin(['rotate-secret'], {
    folder: dataDir,
    now: () => new Date(),
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    readInstallation: () => ({
      database: { databaseUrl, dataDir, log: silentLog },
      files: createFolderStore('/nonexistent'),
      secrets,
    }),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}

function printsUnder(secret: string, { orm }: Database) {
  const seal = createSeal(deriveKeys(secret).sealing)
  return createAddressPrints({ store: createClientMailStore(orm), seal })
}

async function someonesPrint(secret: string) {
  const { id } = await addUser(database.orm)
  return await printsUnder(secret, database).printOf(id, 'pay@client.example')
}

describe('a new secret', () => {
  it('opens all that the former one sealed, which opens nothing any more', async () => {
    const printed = await Promise.all(Array.from({ length: 3 }, () => someonesPrint(former)))
    const token = await printsUnder(former, database).stopToken(printed[0] ?? fail())
    const done = await whileStopped(() => rotate({ appSecret: former, newAppSecret: next }))
    expect(done).toMatchObject({ code: 0, errors: '' })
    expect(done.output).toContain('Encrypted again: 3 texts.')
    expect(done.output).toContain('set APP_SECRET to the new secret')
    const prints = printsUnder(next, database)
    for (const { userId, print } of printed) {
      expect(await prints.printOf(userId, 'pay@client.example')).toEqual({ userId, print })
    }
    expect(await prints.readStopToken(token)).toEqual(printed[0])
    expect(await printsUnder(former, database).readStopToken(token)).toBeUndefined()
    const again = await whileStopped(() => rotate({ appSecret: former, newAppSecret: next }))
    expect(again.output).toContain('Encrypted again: 0 texts.')
  })

  it('is made in the data folder where none is set, and replaces the file at the end', async () => {
    const before = await requireSecret(dataDir)
    const address = await someonesPrint(before)
    const done = await whileStopped(() => rotate({}))
    expect(done).toMatchObject({ code: 0, errors: '' })
    const after = await requireSecret(dataDir)
    expect(after).not.toBe(before)
    expect(await readdir(dataDir)).toEqual(['secret'])
    const prints = printsUnder(after, database)
    expect(await prints.printOf(address.userId, 'pay@client.example')).toEqual(address)
  })

  it.each(['before', 'after'])(
    'is taken up again after a crash %s the texts were sealed',
    async (when) => {
      const before = await requireSecret(dataDir)
      const address = await someonesPrint(before)
      if (when === 'after') {
        await whileStopped(() => rotate({}))
        await writeFile(join(dataDir, 'secret.next'), await readFile(join(dataDir, 'secret')))
        await writeFile(join(dataDir, 'secret'), before)
      } else await writeFile(join(dataDir, 'secret.next'), `${'ab'.repeat(32)}\n`)
      // Started now, Sheaf could not open what may be sealed already.
      await expect(requireSecret(dataDir)).rejects.toThrow(/did not end.*rotate-secret/)
      expect((await whileStopped(() => rotate({}))).code).toBe(0)
      const prints = printsUnder(await requireSecret(dataDir), database)
      expect(await prints.printOf(address.userId, 'pay@client.example')).toEqual(address)
    },
  )

  it('is not begun with while a Sheaf runs, which would go on sealing with the former one', async () => {
    await someonesPrint(former)
    expect(await rotate({ appSecret: former, newAppSecret: next })).toEqual({
      code: 1,
      output: '',
      errors: 'Sheaf is running on this database. Stop every copy of it first.',
    })
  })

  it('changes nothing at all when a single text was sealed with a third one', async () => {
    const address = await someonesPrint(former)
    await someonesPrint('a third secret that somebody once set')
    const refused = await whileStopped(() => rotate({ appSecret: former, newAppSecret: next }))
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain('with another secret than the present one')
    const prints = printsUnder(former, database)
    expect(await prints.printOf(address.userId, 'pay@client.example')).toEqual(address)
  })

  it.each([undefined, 'short', former])('must be named, long enough and new: %s', async (wrong) => {
    const refused = await rotate({ appSecret: former, newAppSecret: wrong })
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('NEW_APP_SECRET') })
  })

  it('is told of every column that holds something sealed', () => {
    const inTables = allTables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ name }) => name.includes('sealed'))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`)).toEqual(inTables)
  })
})

function fail(): never {
  throw new Error('There is none')
}
