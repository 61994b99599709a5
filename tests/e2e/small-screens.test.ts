import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { generateButton, openCreate, write } from './invoice-writer.ts'

test('on an editor a question darkens the window to its very edge, a preview is enlarged on a phone until it can be read, and a toast covers neither totals nor the main action', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await generateButton(page).click()
  await test.step('a question', () => lookAtEdges(page))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await write(page)
  await test.step('a preview on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await zoomPreview(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('a toast', () => lookUnderToast(page))
})

test.describe('when the server does not answer', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('the page that says so does not wear the tick', async ({ page }) => {
    await page.route('**/api/auth/user', (route) => route.abort())
    await page.goto('/create/invoice')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('svg path[d^="M57 83l6 6"]')).toHaveCount(1)
  })
})

async function lookAtEdges(page: Page): Promise<void> {
  await page.getByRole('alertdialog').waitFor()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const [start, end] = await Promise.all(
    [4, width - 8].map(async (x) => {
      const clip = { x, y: height - 120, width: 4, height: 4 }
      return (
        (await sharp(await page.screenshot({ clip, animations: 'disabled' })).stats()).channels[0]
          ?.mean ?? 0
      )
    }),
  )
  expect(Math.abs((start ?? 0) - (end ?? 0))).toBeLessThan(2)
}

async function zoomPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const sheet = page.getByRole('dialog').getByRole('img').first()
  await expect(sheet).toBeVisible()
  const small = (await sheet.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(small * 2)
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(small)
}

/** What is missing is said in a toast and at its field, whose focus does not look like an error. */
async function lookUnderToast(page: Page): Promise<void> {
  const number = page.getByLabel('Invoice number', { exact: true })
  await number.fill('')
  await page.getByLabel('Totals').scrollIntoViewIfNeeded()
  await generateButton(page).click()
  const toast = await toastIn(page).boundingBox()
  for (const covered of [page.getByLabel('Totals'), generateButton(page)]) {
    const box = await covered.boundingBox()
    expect((box?.y ?? 0) - (toast?.y ?? 0)).toBeGreaterThan(toast?.height ?? 0)
  }
  const colors = await number.evaluate((field) => {
    const { outlineColor, boxShadow } = getComputedStyle(field)
    return { focus: outlineColor, error: boxShadow }
  })
  expect(colors.error).toMatch(/^rgb/)
  expect(colors.error).not.toContain(colors.focus)
}
