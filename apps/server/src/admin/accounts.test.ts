import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToken } from '../../../../tests/support/access-tokens.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { createAccessTokens } from '../access-tokens/service.ts'
import { createSessions } from '../accounts/sessions.ts'
import { createAccountStore } from '../accounts/store.ts'
import { type DatabaseOptions, openDatabase } from '../db/database.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { runAdmin } from './run-admin.ts'

describe('accounts in the hands of the operator', () => {
  let test: TestDatabase
  let options: DatabaseOptions

  beforeAll(async () => {
    test = await createTestDatabase()
    options = external(test.url)
    const { orm } = test.database
    await addUser(orm, {
      email: 'Ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      documentsUsed: 12,
      createdAt: new Date('2026-01-02T23:00:00Z'),
    })
    await addUser(orm, {
      email: 'grace@example.com',
      firstName: 'Grace\u001b[2J',
      emailConfirmedAt: null,
      createdAt: new Date('2026-03-01T12:00:00Z'),
    })
  })

  afterAll(() => test.drop())

  const account = (email: string) => createAccountStore(test.database.orm).getUserByEmail(email)

  it('are listed as a table, in signs that no terminal obeys', async () => {
    const { code, output } = await admin(options, 'users')
    expect(code).toBe(0)
    expect(output.split('\n')).toEqual([
      'email              name          plan  confirmed  documents  created',
      'Ada@example.com    Ada Lovelace  free  yes        12         2026-01-02',
      'grace@example.com  Grace [2J     free  no         0          2026-03-01',
      '2 accounts',
    ])
  })

  it('get the premium plan and lose it, under any spelling of their address', async () => {
    const given = await admin(options, 'premium', 'ada@EXAMPLE.com', 'on')
    expect(given).toMatchObject({ code: 0, output: 'Ada@example.com has the premium plan now.' })
    expect((await account('ada@example.com'))?.subscription).toBe('premium')
    expect(await admin(options, 'premium', 'ada@example.com', 'off')).toMatchObject({ code: 0 })
    expect((await account('ada@example.com'))?.subscription).toBe('free')
  })

  it('are signed out everywhere, and programs with them', async () => {
    const [ada, grace] = [await account('ada@example.com'), await account('grace@example.com')]
    if (ada === undefined || grace === undefined) throw new Error('The accounts are missing')
    const { orm } = test.database
    const sessions = createSessions({ store: createAccountStore(orm), now: () => new Date() })
    const tokens = createAccessTokens({ orm, now: () => new Date() })
    const [own, other] = [await sessions.open(ada.id), await sessions.open(grace.id)]
    const token = await addToken(orm, ada)
    expect(await admin(options, 'sign-out', 'ADA@example.com')).toMatchObject({
      code: 0,
      output: 'Ada@example.com is signed out everywhere, and its access tokens are revoked.',
    })
    expect(await sessions.get(own)).toBeUndefined()
    expect(await tokens.find(token)).toBeUndefined()
    expect(await sessions.get(other)).toBeDefined()
  })

  it('are confirmed, once', async () => {
    const first = await admin(options, 'confirm', 'grace@example.com')
    expect(first).toMatchObject({ code: 0, output: 'grace@example.com is confirmed now.' })
    const confirmed = await account('grace@example.com')
    expect(confirmed?.emailConfirmedAt).not.toBeNull()
    const second = await admin(options, 'confirm', 'grace@example.com')
    expect(second).toMatchObject({ code: 0, output: 'grace@example.com was confirmed already.' })
    expect(await account('grace@example.com')).toEqual(confirmed)
  })

  it.each([
    ['premium', 'nobody@example.com', 'on'],
    ['confirm', 'nobody@example.com'],
    ['sign-out', 'nobody@example.com'],
  ])('are missed by name: %s %s', async (...args) => {
    expect(await admin(options, ...args)).toEqual({
      code: 1,
      output: '',
      errors: 'There is no account with the address nobody@example.com.',
    })
  })

  it.each([
    [['premium']],
    [['premium', 'ada@example.com']],
    [['premium', 'ada@example.com', 'yes']],
    [['premium', 'ada@example.com', 'on', 'off']],
    [['confirm']],
    [['users', 'all']],
  ])('are not touched by a command that is not understood: %j', async (args) => {
    const refused = await admin(options, ...args)
    expect(refused.code).toBe(2)
    expect(refused.errors).toContain('npm run admin -- premium EMAIL on|off')
  })

  it('are reached in the database that Sheaf runs itself, while it runs and when it does not', async () => {
    const scratch = await makeScratchFolder()
    const own = { dataDir: join(scratch.path, 'data'), log: silentLog }
    expect(await admin(own, 'users')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is no database in'),
    })
    const running = await openDatabase(own)
    await addUser(running.orm, { email: 'ada@example.com' })
    expect((await admin(own, 'premium', 'ada@example.com', 'on')).code).toBe(0)
    await running.close()
    expect((await admin(own, 'users')).output).toMatch(/ada@example\.com +Ada +premium/)
    await scratch.remove()
  })

  it('are left alone in a database of another level', async () => {
    const empty = await createEmptyDatabase()
    const refused = await admin(external(empty.url), 'users')
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("level 'empty'") })
    await empty.drop()
  })
})

async function admin(database: DatabaseOptions, ...args: string[]) {
  const output: string[] = []
  const errors: string[] = []
  const code = await runAdmin(args, {
    folder: '/nonexistent',
    now: () => new Date('2026-03-01T12:00:00Z'),
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    readInstallation: () => ({
      database,
      files: createFolderStore('/nonexistent'),
      secrets: {},
    }),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}

function external(databaseUrl: string): DatabaseOptions {
  return { databaseUrl, dataDir: '/nonexistent', log: silentLog }
}
