import { expect, faultsOf, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { download, generate, generateButton, openCreate, write } from './invoice-writer.ts'

test.use({ expectedComplaints: [/status of 403/] })

test.describe('the free plan', () => {
  test('gives two documents, and again what it has given before with a typo mended, then says in every editor how to go on', async ({
    page,
    signIn,
  }) => {
    await signIn({ documentsUsed: 1 })
    await openCreate(page)
    await expect(page.getByText('1 of 2 free documents used')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
    await write(page)
    await generate(page)
    await test.step('the same document again', async () => {
      await page.reload()
      await expect(page.getByText('2/2 free documents used')).toBeVisible()
      await generate(page)
      await page.getByRole('button', { name: 'Edit Document' }).click()
      await expect(page.getByText('2/2 free documents used')).toBeVisible()
      await page.getByLabel('Client name').fill('Elena Castellani')
      await generate(page)
      expect((await download(page)).text).toContain('Elena Castellani')
    })
    await test.step('another document', async () => {
      await page.getByRole('button', { name: 'New invoice from this' }).click()
      await expect(page.getByText('2/2 free documents used')).toBeVisible()
      await generateButton(page).click()
      await expect(toastIn(page)).toContainText('Limit Reached')
      await expect(toastIn(page)).toContainText('Upgrade to Premium for unlimited documents')
      await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellani')
      await page.getByRole('link', { name: 'Upgrade' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade to Premium')
      await page.goBack()
      await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellani')
    })
    await test.step('every editor', async () => {
      for (const name of ['Create Quote', 'Purchase Orders', 'Credit Notes', undefined]) {
        // The old address of the quotes is in no bar.
        if (name) await page.getByLabel('Main').getByRole('link', { name }).click()
        else await page.goto('/quotes')
        if (name) await expect(page.getByLabel('Main').locator('[aria-current]')).toHaveText(name)
        await expect(page.getByText('2/2 free documents used'), name).toBeVisible()
        await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
          'href',
          '/upgrade',
        )
      }
    })
  })
})

test.describe('the upgrade page', () => {
  test('compares both plans, with the reader’s own figures and the way to premium, and says so to those who have it, and write without limit', async ({
    page,
    signIn,
  }) => {
    const { email } = await signIn({ documentsUsed: 1 })
    await page.goto('/upgrade')
    const table = page.getByRole('table', { name: 'Compare plans' })
    await expect(table.getByRole('columnheader')).toHaveText([/Free.*\$0/, /Premium.*\$3/])
    await expect(table.getByRole('columnheader', { name: /Your plan/ })).toContainText('Free')
    await expect(table.getByRole('row', { name: /^Documents/ })).toContainText(
      '2 in totalUnlimited',
    )
    await expect(page.getByRole('main')).toContainText('1 of 2')
    await expect(page.getByText("Payments aren't set up here")).toBeVisible()
    await expect(page.getByText(`npm run admin -- premium ${email} on`)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await signIn({ subscription: 'premium', documentsUsed: 40 })
    await page.goto('/upgrade')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on Premium")
    await expect(page.getByRole('columnheader', { name: /Your plan/ })).toContainText('Premium')
    await expect(page.getByText("Payments aren't set up")).toHaveCount(0)

    await page.getByRole('link', { name: 'Create Invoice' }).first().click()
    await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
    await write(page)
    await expect(page.getByText(/free documents used/)).toHaveCount(0)
    await generate(page)
  })
})
