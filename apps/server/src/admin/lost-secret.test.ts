import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../../tests/support/postgres.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { createAddressPrints } from '../client-mail/address-prints.ts'
import { createClientMailStore } from '../client-mail/store.ts'
import { deriveKeys } from '../keys.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { createSeal, SealError } from '../sealing/seal.ts'
import { runAdmin } from './run-admin.ts'

const lost = 'the secret that nobody has any more'
const present = 'the secret that was made in its place'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

function mailsUnder(secret: string) {
  const store = createClientMailStore(test.database.orm)
  const seal = createSeal(deriveKeys(secret).sealing)
  return { store, prints: createAddressPrints({ store, seal }) }
}

async function someoneStopped(secret: string): Promise<string> {
  const { id } = await addUser(test.database.orm)
  const { store, prints } = mailsUnder(secret)
  const { print } = await prints.printOf(id, 'pay@client.example')
  await store.closeAddress(id, print, 'stopped', new Date())
  return id
}

it('after the secret was lost users can email clients again, and nobody else is forgotten', async () => {
  const unlucky = await someoneStopped(lost)
  const lucky = await someoneStopped(present)
  const { store, prints } = mailsUnder(present)
  await expect(prints.printOf(unlucky, 'pay@client.example')).rejects.toThrow(SealError)

  const output: string[] = []
  const code = await runAdmin(['lost-secret'], {
    folder: '/nonexistent',
    now: () => new Date(),
    print: (line) => output.push(line),
    printError: (line) => output.push(line),
    readInstallation: () => ({
      database: { databaseUrl: test.url, dataDir: '/nonexistent', log: silentLog },
      files: createFolderStore('/nonexistent'),
      secrets: { appSecret: present },
    }),
  })
  expect([code, output.slice(0, 2)]).toEqual([
    0,
    [
      'Accounts that can email their clients again: 1.',
      'Addresses that had stopped or refused emails, and may get them again: 1. Tell your users.',
    ],
  ])
  const { print } = await prints.printOf(unlucky, 'pay@client.example')
  expect(await store.findReasons(unlucky, print)).toEqual([])
  const kept = await prints.printOf(lucky, 'pay@client.example')
  expect(await store.findReasons(lucky, kept.print)).toEqual(['stopped'])
})
