import { expect, faultsOf, test } from '../support/browser.ts'
import { quick } from '../support/users.ts'
import { toastIn } from './account-holder.ts'

test.use({
  expectedComplaints: [/status of 400/],
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('a token is made in the account, used by a program, and refused once it is revoked', async ({
  page,
  signIn,
  sheaf,
  playwright,
}) => {
  await signIn({ passwordHash: quick.passwordHash })
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Access tokens' })
  const opener = section.getByRole('button', { name: 'New access token' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Documents').uncheck()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/)
  await expect(dialog).toContainText('Choose at least one right')
  await dialog.getByLabel('Name').fill('Online shop')
  await dialog.getByLabel('Documents').check()
  await dialog.getByLabel('Previews').check()
  await dialog.getByLabel('Expires').selectOption('Never')
  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill('wrong horse')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(password).toHaveAccessibleDescription(/That's not your current password/)
  expect(await faultsOf(page, [390, 1440])).toEqual([])
  await password.fill(quick.password)
  await dialog.getByRole('button', { name: 'Create token' }).click()

  await expect(dialog).toContainText("we won't show it again")
  await dialog.getByRole('button', { name: 'Copy token' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.getByLabel('Access token')).toHaveValue(token)
  expect(await faultsOf(page, [390, 1440])).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = section.getByRole('listitem')
  await expect(row).toContainText('Online shopDocuments, PreviewsNever used · Never expires')

  const program = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const themes = await program.get(`${sheaf.url}/api/themes`)
  expect(themes.status()).toBe(200)
  expect((await program.get(`${sheaf.url}/api/auth/user`)).status()).toBe(403)
  await page.reload()
  await expect(row).toContainText('Last used in the last hour')
  await expect(page.locator('body')).not.toContainText(token)

  await opener.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Revoke Online shop' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke Online shop?' })
  await question.getByRole('button', { name: 'Revoke token' }).click()
  await expect(toastIn(page)).toContainText('Token revoked')
  await expect(row).toHaveCount(0)
  expect((await program.get(`${sheaf.url}/api/themes`)).status()).toBe(401)
  await program.dispose()

  await section.getByRole('link', { name: 'See how in five minutes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In five minutes')
  expect(await faultsOf(page, [390, 1440])).toEqual([])
})
