import type { Page } from '@playwright/test'
import { expect, seriousFindings, test } from '../support/browser.ts'
import { draftKept, openCreate, write } from './invoice-writer.ts'

const client = (page: Page) => page.getByLabel('Client name')
const elsewhere = (page: Page) =>
  page.getByRole('heading', { name: 'This draft is open in another tab' })

test.describe('two tabs', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await write(page)
  })

  test('have a draft each, which come back to the tab that wrote them', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await openCreate(other)
    await expect(client(other)).toHaveValue('')
    await client(other).fill('Jonas Weber')
    await client(page).fill('Elena Castellani')
    for (const tab of [page, other]) await tab.reload()
    await expect(client(page)).toHaveValue('Elena Castellani')
    await expect(client(other)).toHaveValue('Jonas Weber')
  })

  test('say so when they would write the same draft, and one gives way or takes a copy', async ({
    page,
    context,
  }) => {
    await draftKept(page, 'Elena Castellan')
    const other = await context.newPage()
    await openCreate(other)
    await other.getByRole('button', { name: 'Continue your draft' }).click()
    await expect(elsewhere(other)).toBeVisible()
    expect(await seriousFindings(other)).toEqual([])
    await expect(client(page)).toHaveValue('Elena Castellan')

    // Not a word of what was typed last is lost on the way.
    await client(page).fill('Elena of the last moment')
    await other.getByRole('button', { name: 'Continue here' }).click()
    await expect(client(other)).toHaveValue('Elena of the last moment')
    await expect(elsewhere(page)).toBeVisible()
    await client(other).fill('Elena in the second tab')
    await draftKept(other, 'Elena in the second tab')

    await page.getByRole('button', { name: 'Work on a copy' }).click()
    await expect(client(page)).toHaveValue('Elena in the second tab')
    await client(page).fill('Elena of the copy')
    for (const tab of [page, other]) await tab.reload()
    await expect(client(page)).toHaveValue('Elena of the copy')
    await expect(client(other)).toHaveValue('Elena in the second tab')
  })
})
