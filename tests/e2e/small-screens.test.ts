import sharp from 'sharp'
import { expect, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { generateButton, openCreate, write } from './invoice-writer.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the preview of a document is enlarged until it can be read', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const sheet = page.getByRole('dialog').getByRole('img').first()
    await expect(sheet).toBeVisible()
    const small = (await sheet.boundingBox())?.width ?? 0
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect
      .poll(async () => (await sheet.boundingBox())?.width ?? 0)
      .toBeGreaterThan(small * 2)
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(small)
  })

  test('tables of guides are read without scrolling sideways, each cell behind the name of its column', async ({
    page,
  }) => {
    await page.goto('/howto/eu-us-compliance')
    const frames = page.locator('.article-text .stacks')
    expect(await frames.count()).toBeGreaterThan(0)
    for (const frame of await frames.all()) {
      const hidden = await frame.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      expect(hidden).toBeLessThanOrEqual(0)
    }
    const indents = await frames.locator('td:not(:first-child):not(:empty)').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        const starts = [...words.getClientRects()].map(({ left }) => left)
        return Math.min(...starts) - cell.getBoundingClientRect().left
      }),
    )
    expect(Math.min(...indents)).toBeGreaterThan(100)
  })
})

test('a toast covers neither totals nor the main action, and focus does not look like an error', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
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
})

test('a question darkens the window to its very edge', async ({ page, signIn }) => {
  await signIn()
  await openCreate(page)
  await generateButton(page).click()
  await page.getByRole('alertdialog').waitFor()
  await page.waitForTimeout(400)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const [start, end] = await Promise.all(
    [4, width - 8].map(async (x) => {
      const clip = { x, y: height - 120, width: 4, height: 4 }
      return (await sharp(await page.screenshot({ clip })).stats()).channels[0]?.mean ?? 0
    }),
  )
  expect(Math.abs((start ?? 0) - (end ?? 0))).toBeLessThan(2)
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
