import { expect, test } from '../support/browser.ts'
import { freezeDatabase } from '../support/frozen-database.ts'
import { toastIn } from './account-holder.ts'
import { generate, generateButton, livePreview, openCreate, write } from './invoice-writer.ts'

test.skip(process.platform !== 'linux', 'Only /proc tells which processes belong to a database.')

test.use({ expectedComplaints: [/status of 503/] })

test('who writes while the database is gone is told so, loses nothing, and goes on when it is back', async ({
  page,
  signIn,
  sheaf,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  const number = await page.getByLabel('Invoice number').inputValue()

  const thaw = await freezeDatabase(sheaf)
  try {
    // The sheet goes on following what is written.
    await page.getByLabel('Rate, line 1').fill('655')
    await expect(livePreview(page)).toContainText('$1 310.00')
    await generateButton(page).click()
    await expect(toastIn(page)).toContainText(
      "We can't reach our database right now. Please try again in a minute.",
    )
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await expect(generateButton(page)).toBeEnabled()

    // Who reloads now cannot be known, but what they wrote is still there.
    await page.reload()
    await expect(page.getByText('Your drafts are safe in this browser.')).toBeVisible()
  } finally {
    thaw()
  }
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan', { timeout: 3_000 })
  }).toPass()
  await expect(page.getByLabel('Rate, line 1')).toHaveValue('$655.00')
  await expect(page.getByLabel('Invoice number')).toHaveValue(number)
  await generate(page)
})
