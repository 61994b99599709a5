import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToken } from '../support/access-tokens.ts'
import { anUnpaidInvoice } from '../support/reminders.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { type Answer, type Caller, callerOf } from './caller.ts'
import { canMount, makeSmallDisk, type SmallDisk } from './small-disk.ts'
import { signInTo } from './stage.ts'

const noRoom =
  'This server has run out of disk space, so nothing was saved. Please try again later.'
const templatesPath = '/api/custom-quote-templates'

/** A database that had to stop for want of room says nothing until it is started again. */
const away = "We can't reach our database right now. Please try again in a minute."

async function aLogo(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 31, g: 95, b: 91 }
  const create = { width: 64, height: 48, channels: 3, background } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

/** A program of that user, which has not been used: its first use is to be noted. */
async function programOf(sheaf: SheafProcess, { user }: Caller): Promise<Caller> {
  if (user === undefined) throw new Error('A visitor has no programs')
  const token = await withDatabase(sheaf, (orm) => addToken(orm, user, { rights: ['previews'] }))
  return callerOf(sheaf.url, user, { authorization: `Bearer ${token}` })
}

function saveTemplate(caller: Caller, name: string): Promise<Answer> {
  const quoteData = { notes: randomBytes(1400).toString('base64') }
  return caller.post(templatesPath, { name, systemTemplateId: 'blue-wave', quoteData })
}

describe.skipIf(!canMount)('a disk that is full, under the files and the database', () => {
  let disk: SmallDisk
  let sheaf: SheafProcess
  let ada: Caller
  let program: Caller
  let visitor: Caller
  beforeAll(async () => {
    disk = await makeSmallDisk(200)
    sheaf = await startSheaf('', { DATA_DIR: disk.path, RENDER_WORKERS: '1' })
    ada = await withDatabase(sheaf, (orm) => signInTo(sheaf, orm))
    program = await programOf(sheaf, ada)
    visitor = callerOf(sheaf.url)
  })
  afterAll(async () => {
    await sheaf.stop()
    await disk.remove()
  })

  const storedFiles = async () =>
    (await readdir(join(disk.path, 'objects'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)

  const templateNames = async () => {
    const names = JSON.parse((await ada.get(templatesPath)).body).map(
      (template: { name: string }) => template.name,
    )
    return names.toSorted()
  }

  /** Until the database has used up the room that it had set aside. */
  async function saveUntilRefused(saved: string[]): Promise<Answer> {
    for (;;) {
      const name = `Template ${saved.length + 1}`
      const answer = await saveTemplate(ada, name)
      if (answer.status !== 201) return answer
      saved.push(name)
    }
  }

  it('is said, leaves no half file and no half row, and is over once there is room', async () => {
    expect((await ada.upload(await aLogo())).status).toBe(200)
    const files = await storedFiles()
    expect(files).toHaveLength(1)

    await disk.fill()
    const upload = await ada.upload(await aLogo())
    expect([upload.status, upload.retryAfter, upload.message]).toEqual([507, '60', noRoom])
    expect(await storedFiles()).toEqual(files)
    const saved: string[] = []
    const refused = await saveUntilRefused(saved)
    expect([
      [507, noRoom],
      [503, away],
    ]).toContainEqual([refused.status, refused.message])

    // Whatever needs no room goes on.
    const others = await Promise.all([
      visitor.get('/'),
      visitor.get('/healthz'),
      visitor.preview(),
      visitor.post('/api/check', anUnpaidInvoice()),
      ada.preview(),
      program.preview(),
      ada.get('/api/auth/user'),
      ada.get('/api/logos'),
    ])
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))

    await disk.free()
    const deadline = performance.now() + 60_000
    for (;;) {
      const name = `Template ${saved.length + 1}`
      if ((await saveTemplate(ada, name)).status === 201) {
        saved.push(name)
        break
      }
      if (performance.now() > deadline) throw new Error('Nothing can be saved though there is room')
      await pause(250)
    }
    expect((await ada.upload(await aLogo())).status).toBe(200)
    expect((await ada.pdf('INV-after')).status).toBe(200)
    expect(await storedFiles()).toHaveLength(2)
    expect(await templateNames()).toEqual(saved.toSorted())
    expect(sheaf.output()).not.toContain('uncaught fault')
  }, 180_000)
})
