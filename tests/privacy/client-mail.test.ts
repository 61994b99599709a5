import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../../apps/server/src/accounts/store.ts'
import type { ClientMailOrder } from '../../apps/server/src/client-mail/compose.ts'
import { TryLater } from '../../apps/server/src/jobs/jobs.ts'
import { collectLog } from '../support/log.ts'
import { tokenIn } from '../support/mails.ts'
import { filesBelow, filesWith } from '../support/searched-files.ts'
import { withClientMail, withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { addUser } from '../support/users.ts'

const marker = 'quxmarker7391'
// It is stored: a search that does not find it could not find the marker either.
const ownAddress = 'keptonpurpose2846@example.com'

let smtp: TestSmtpServer
let sheaf: SheafProcess
beforeAll(async () => {
  smtp = await startSmtpServer()
  sheaf = await startSheaf('', { LOG_LEVEL: 'trace', SMTP_URL: smtp.url })
})
afterAll(async () => {
  await sheaf.stop()
  await smtp.stop()
})

function orderOf(user: User, id: string, reader: string): ClientMailOrder {
  return {
    id,
    user,
    to: `${reader}.${marker}@client.example`,
    language: 'en',
    look: { themeId: 'minimalist-line' },
    senderName: marker,
    subject: `Invoice ${marker}`,
    paragraphs: [marker],
    facts: [[marker, marker]],
    attachments: [{ name: `${marker}.pdf`, type: 'application/pdf', bytes: Buffer.from(marker) }],
    canStop: true,
  }
}

it('of mails to clients nothing is left but hashes: sent, put off, bounced or stopped', async () => {
  const log = collectLog()
  const user = await withDatabase(sheaf, (orm) => addUser(orm, { email: ownAddress }))
  await withClientMail(
    sheaf,
    async (clientMail) => {
      expect(await clientMail.send(orderOf(user, 'rem_1', 'sent'))).toBe('sent')
      const token = tokenIn(smtp.mails[0] ?? { text: '' })
      const stopped = await fetch(`${sheaf.url}/api/client-mail/stop?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(stopped.status).toBe(200)
      expect(await clientMail.send(orderOf(user, 'rem_2', 'sent'))).toBe('stopped')
      smtp.mood = 'refuses the recipient'
      expect(await clientMail.send(orderOf(user, 'rem_3', 'gone'))).toBe('bounced')
      smtp.mood = 'defers the recipient'
      await expect(clientMail.send(orderOf(user, 'rem_4', 'later'))).rejects.toThrow(TryLater)
    },
    { env: { SMTP_URL: smtp.url }, log: log.log },
  )
  await sheaf.end()
  expect(smtp.mails[0]?.to).toContain(marker)
  for (const text of [log.text(), sheaf.output()]) expect(text).not.toContain(marker)
  const files = await filesBelow(sheaf.dataDir)
  expect(await filesWith(ownAddress, files)).not.toEqual([])
  expect(await filesWith(marker, files)).toEqual([])
})
