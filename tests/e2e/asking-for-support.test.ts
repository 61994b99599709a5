import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { mailTo } from '../support/mails.ts'

test('users write to support from their account, and are told when they are answered', async ({
  page,
  signIn,
  sheaf,
}) => {
  const { email } = await signIn({ subscription: 'premium' })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Contact support' }).click()
  await expect(page.getByText('We answer within 24 hours.')).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  expect(await seriousFindings(page)).toEqual([])

  const message = page.getByLabel('Message')
  await message.fill('Hi')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please tell us a little more')).toBeVisible()
  await expect(message).toBeFocused()

  await message.fill('My logo is printed upside down.')
  await page.getByLabel('Reference number').fill('req-42')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent')
  await expect(page.getByText(`We'll answer to ${email} within 24 hours.`)).toBeVisible()
  const mail = await mailTo(sheaf, 'no-reply@localhost', '[Premium] Sheaf support')
  expect(mail.text).toContain('req-42')
})
