import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { User } from '../../apps/server/src/accounts/store.ts'
import { createClientMail } from '../../apps/server/src/client-mail/client-mail.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createMailer } from '../../apps/server/src/mail/create-mailer.ts'
import { expect, seriousFindings, test } from '../support/browser.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'
import { withDatabase } from './stored-things.ts'

const client = 'pay@client.example'

/** As the server itself sends a reminder that is due. */
async function remind(sheaf: SheafProcess, user: User, id: string) {
  const env = readEnv({ DATA_DIR: sheaf.dataDir, PUBLIC_URL: sheaf.url })
  const keys = deriveKeys((await readFile(join(sheaf.dataDir, 'secret'), 'utf8')).trim())
  const now = () => new Date()
  return await withDatabase(sheaf, (orm) =>
    createClientMail({
      env,
      orm,
      keys,
      mailer: createMailer({ env, now }),
      log: pino({ level: 'silent' }),
      now,
    }).send({
      id,
      user,
      to: client,
      language: 'en',
      look: { themeId: 'blue-wave' },
      senderName: 'Marlow & Finch',
      subject: 'Reminder: invoice 2026-014',
      paragraphs: ['Hello,', 'This is a friendly reminder of invoice 2026-014.'],
      facts: [['Amount due', '$480.00']],
      attachments: [
        { name: '2026-014.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
      ],
      canStop: true,
    }),
  )
}

test.use({ expectedComplaints: [/status of 400/] })

test('a client reads a reminder, opens what came with it, and stops the emails by one button', async ({
  page,
  sheaf,
  signIn,
}) => {
  const user = await signIn()
  expect(await remind(sheaf, user, 'rem_1')).toBe('sent')
  await page.context().clearCookies()

  await page.goto('/mailbox')
  await page.getByRole('link', { name: /Reminder: invoice 2026-014/ }).click()
  await expect(page.getByText('Marlow & Finch via Sheaf')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '2026-014.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('2026-014.pdf')

  await page.frameLocator('iframe').getByRole('link', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?')
  expect(await seriousFindings(page)).toEqual([])
  // Having looked at it changes nothing.
  expect(await remind(sheaf, user, 'rem_2')).toBe('sent')
  await page.getByRole('button', { name: 'Stop emails' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're unsubscribed")
  expect(await remind(sheaf, user, 'rem_3')).toBe('stopped')

  await page.goto('/stop-mails?token=usr_1.incomplete')
  await page.getByRole('button', { name: 'Stop emails' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})
