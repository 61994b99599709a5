import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { paidToken } from '../../apps/server/src/reminders/paid.ts'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { anUnpaidInvoice, aReminderOrder } from '../support/reminders.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'
import { toastIn } from './account-holder.ts'
import { generate, openCreate, write } from './invoice-writer.ts'
import { openDashboard } from './stored-things.ts'

const today = new Date().toISOString().slice(0, 10)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payment reminders' })
const mail = (page: Page) => page.getByRole('article', { name: 'Email preview' })
const due = (page: Page) => page.getByRole('region', { name: 'Due this week' })

/** An invoice that was due ten days ago, with an email in two days. Answers the id of its reminders. */
async function startReminders(page: Page, sheaf: SheafProcess): Promise<string> {
  const document = anUnpaidInvoice({ issuedOn: addDays(today, -40), endsOn: addDays(today, -10) })
  const order = aReminderOrder({ document, steps: [{ days: 12, tone: 'polite' }] })
  const answer = await page.request.post(`${sheaf.url}/api/reminders`, {
    headers: { origin: new URL(sheaf.url).origin },
    data: order,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

async function expectToFit(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
}

test('an invoice goes into the calendar, then reminds its client by email, until it is paid', async ({
  page,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await openCreate(page)
  await write(page)
  await page.getByLabel('Company address').fill('Am Kai 3\n20457 Hamburg\nGermany')
  await page.getByLabel('Due Date').fill('')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Set payment reminders' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Add a due date' }).click()
  await expect(page.getByLabel('Due Date')).toBeFocused()
  await page.getByLabel('Due Date').fill(addDays(today, 30))
  await generate(page)

  // The calendar file comes first: nothing leaves the browser.
  await page.getByRole('button', { name: 'Set payment reminders' }).click()
  await dialog.getByRole('button', { name: 'Remove reminder 1' }).click()
  const entries = dialog.getByRole('region', { name: 'Calendar entries' })
  await expect(entries.getByRole('listitem')).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Add to my calendar' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^payment-reminders-INV-.*\.ics$/)
  const calendar = await readFile(await file.path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${addDays(today, 33).replaceAll('-', '')}`)
  await expect(dialog).toBeHidden()

  // Then by email, read as it will be.
  await page.getByRole('button', { name: 'Set payment reminders' }).click()
  await dialog.getByText('Send emails').click()
  await expect(dialog).toContainText("Sheaf keeps this invoice encrypted until it's paid")
  await dialog.getByLabel('Preview', { exact: true }).selectOption({ index: 2 })
  await dialog.getByText('My client', { exact: true }).click()
  await expect(mail(page)).toContainText('Final reminder')
  await expect(mail(page)).toContainText('Hello Elena Castellan,')
  await dialog.getByRole('button', { name: 'Edit wording' }).click()
  await dialog.getByLabel('Message').fill('Dear Elena, {amount} is still open.')
  await expect(mail(page)).toContainText(/Dear Elena, €1,408.00 is still open\./)
  await dialog.getByLabel('Days, reminder 1').fill('5')
  await dialog.getByRole('button', { name: 'Start reminders' }).click()
  await expect(dialog.getByText("Enter your client's email address")).toBeVisible()
  await dialog.getByLabel("Client's email address").fill('elena@example.com')
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Start reminders' }).click()
  await toastIn(page).getByRole('button', { name: 'View' }).click()

  // Its own page says what goes out, and lets it be changed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elena Castellan')
  const emails = page.getByRole('region', { name: 'Emails' })
  await expect(emails.getByRole('listitem')).toContainText([
    '5 days before the due date',
    'Payment is due',
    '3 days after the due date',
    '14 days after the due date',
  ])
  await expect(page.getByText('elena@example.com, with a copy to you')).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove reminder 2' }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(emails.getByRole('listitem')).toHaveCount(3)
  await emails.getByText('Read the email').last().click()
  await expect(mail(page).last()).toContainText('Dear Elena, €1,408.00 is still open.')

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('we delete the invoice we keep for them')
  await question.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('This invoice is paid. We no longer keep it')).toBeVisible()
  // It stands where the buttons of the page are, and stays while a pointer rests on it.
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Delete reminders' }).click()
  await question.getByRole('button', { name: 'Delete reminders' }).click()
  await expect(page).toHaveURL(/\/reminders$/)
  await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
  // The invoice that was made here is offered to start with.
  await expect(page.getByRole('button', { name: /^Remind about Invoice INV-/ })).toBeVisible()
  await expectToFit(page)
})

test('what is overdue stands on the dashboard, and is marked as paid there or by the link of an email', async ({
  page,
  signIn,
  sheaf,
}) => {
  await signIn({ subscription: 'premium' })
  const first = await startReminders(page, sheaf)
  await openDashboard(page)
  await expect(due(page).getByRole('listitem')).toContainText(['10 days overdue', 'Reminder'])
  await expectToFit(page)
  await due(page).getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(due(page)).toContainText('appear here')

  // The link asks first: opening it changes nothing, and it works once for whoever has it.
  const id = await startReminders(page, sheaf)
  expect(id).not.toBe(first)
  const secret = await readFile(join(sheaf.dataDir, 'secret'), 'utf8')
  const link = `/paid?token=${paidToken(id, deriveKeys(secret.trim()))}`
  await page.context().clearCookies()
  await page.goto(link)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Has invoice INV-7 been paid?')
  await page.reload()
  await expect(heading).toHaveText('Has invoice INV-7 been paid?')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(heading).toHaveText('Invoice INV-7 is paid')
  await page.goto(link)
  await expect(heading).toHaveText('Invoice INV-7 is paid')
})

test.describe('a link that is not whole', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('says so', async ({ page }) => {
    await page.goto('/paid?token=nothing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  })
})

test('a free user tries everything up to the last button, and is told about Premium there', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Set payment reminders' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Send emails').click()
  await dialog.getByRole('button', { name: 'Start reminders' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Upgrade to Premium for payment reminders')
  await expect(dialog.getByRole('link', { name: 'See Premium' })).toHaveAttribute(
    'href',
    '/upgrade',
  )
  await page.goto('/reminders')
  await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
  await expect(page.getByText('Part of Premium')).toBeVisible()
})
