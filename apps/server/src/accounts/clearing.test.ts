import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailsTo, mailTo } from '../../../../tests/support/mails.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { accountLinks, documentNumbers, documentPrints, sessions, users } from '../db/schema.ts'
import { jobsSchema } from '../jobs/jobs.ts'
import { createClearingPlan } from './clearing.ts'

const dayMs = 24 * 60 * 60 * 1000

describe('what outlives its time', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

  const signUp = (email: string) =>
    post('signup', { email, password: 'correct horse', firstName: 'Ada' })

  function pass(days: number) {
    test.clock.now = new Date(test.clock.now.getTime() + days * dayMs)
  }

  /** As once a day. */
  async function clear() {
    const count = async () => {
      const { rows } = await test.database.pool.query<{ done: number }>(
        `select count(*)::int as done from ${jobsSchema}.job where name = 'clear-accounts' and state = 'completed'`,
      )
      return rows[0]?.done ?? 0
    }
    const before = await count()
    const wake = await createClearingPlan(test.jobs)(test.database.orm)
    wake()
    await expect.poll(count, { timeout: 15_000 }).toBeGreaterThan(before)
  }

  const emails = async () =>
    (await test.database.orm.select().from(users)).map(({ email }) => email).sort()

  it('goes: accounts that nobody confirmed for 30 days, with their mails in the outbox', async () => {
    const [waiting, again, confirmed] = ['waiting', 'again', 'confirmed'].map(
      (name) => `${name}@example.com`,
    ) as [string, string, string]
    await addUser(test.database.orm, { email: confirmed, createdAt: test.clock.now })
    await signUp(waiting)
    await signUp(again)
    for (const email of [waiting, again]) await mailTo(test, email, 'Confirm')
    pass(29)
    await signUp(again)
    await expect.poll(async () => (await mailsTo(test, again)).length).toBe(2)
    await clear()
    expect(await emails()).toEqual([again, confirmed, waiting].sort())
    pass(2)
    await clear()
    expect(await emails()).toEqual([again, confirmed].sort())
    expect(await mailsTo(test, waiting)).toEqual([])
    expect(await mailsTo(test, again)).toHaveLength(2)
    pass(30)
    await clear()
    expect(await emails()).toEqual([confirmed])
    expect(await test.database.orm.select().from(accountLinks)).toEqual([])
  })

  it('goes: fingerprints of documents made more than 30 days ago, also of users who never came back', async () => {
    const { id: userId } = await addUser(test.database.orm)
    const at = (days: number) => new Date(test.clock.now.getTime() - days * dayMs)
    const fingerprint = Buffer.from('old')
    const orm = test.database.orm
    await orm.insert(documentPrints).values([
      { userId, fingerprint, createdAt: at(31) },
      { userId, fingerprint: Buffer.from('young'), createdAt: at(29) },
    ])
    await orm.insert(documentNumbers).values([
      { userId, fingerprint, countedAt: at(31) },
      { userId, fingerprint: Buffer.from('young'), countedAt: at(29) },
    ])
    await clear()
    const left = [await orm.select().from(documentPrints), await orm.select().from(documentNumbers)]
    expect(left.flat().map((row) => row.fingerprint.toString())).toEqual(['young', 'young'])
  })

  it('goes: the mails of an account that is deleted, and those of nobody else', async () => {
    const [gone, kept] = [
      await addUser(test.database.orm, { passwordHash: quick.passwordHash }),
      await addUser(test.database.orm),
    ]
    for (const { email } of [gone, kept]) {
      await post('forgot-password', { email })
      await mailTo(test, email, 'Reset')
    }
    await writeFile(join(test.dataDir, 'outbox', 'notes.eml'), 'no mail at all')
    const deleted = await test.app.inject({
      method: 'DELETE',
      url: '/api/account',
      payload: { password: quick.password },
      headers: { cookie: await test.openSession(gone.id), 'sec-fetch-site': 'same-origin' },
    })
    expect(deleted.statusCode).toBe(200)
    await expect.poll(() => mailsTo(test, gone.email), { timeout: 15_000 }).toEqual([])
    expect(await mailsTo(test, kept.email)).toHaveLength(1)
    expect(await readdir(join(test.dataDir, 'outbox'))).toContain('notes.eml')
  })

  it('goes: sessions and links that have run out', async () => {
    const { user } = await test.signIn()
    await post('forgot-password', { email: user.email })
    await mailTo(test, user.email, 'Reset')
    pass(31)
    await clear()
    expect(await test.database.orm.select().from(sessions)).toEqual([])
    expect(await test.database.orm.select().from(accountLinks)).toEqual([])
  })

  it('is looked for again the next day', async () => {
    await clear()
    const { rows } = await test.database.pool.query<{ hours: number }>(
      `select extract(epoch from start_after - now())::float / 3600 as hours
       from ${jobsSchema}.job where name = 'clear-accounts' and state = 'created'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hours).toBeGreaterThan(20)
    expect(rows[0]?.hours).toBeLessThanOrEqual(24)
  })
})
