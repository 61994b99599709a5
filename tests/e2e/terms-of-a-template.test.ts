import { expect, test } from '../support/browser.ts'

test('the sentence about payment follows the payment terms of a template', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/templates')
  const sentence = page.getByLabel('Default terms')
  await expect(sentence).toHaveValue(/within 30 days of invoice date/)
  await page.getByLabel('Payment terms').selectOption('net-15')
  await expect(sentence).toHaveValue(/within 15 days of invoice date/)
  await page.getByLabel('Payment terms').selectOption('due-on-receipt')
  await expect(sentence).toHaveValue(/^Payment is due on receipt\. Late fees/)
  await sentence.fill('Cash only')
  await page.getByLabel('Payment terms').selectOption('net-60')
  await expect(sentence).toHaveValue('Cash only')
})
