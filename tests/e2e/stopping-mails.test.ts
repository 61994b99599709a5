import type { User } from '../../apps/server/src/accounts/store.ts'
import { expect, seriousFindings, test } from '../support/browser.ts'
import { withClientMail } from '../support/sheaf-database.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'

/** As the server itself sends a reminder that is due. */
function remind(sheaf: SheafProcess, user: User, id: string) {
  return withClientMail(sheaf, (clientMail) =>
    clientMail.send({
      id,
      user,
      to: 'pay@client.example',
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
