import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'

const lines = JSON.stringify([
  { description: 'Design of a letterhead', quantity: '1.5', rate: '85' },
  { description: 'Printing', quantity: '200', rate: '0.125' },
])

test.describe('the preview of a document', () => {
  test('shows what was typed, with the figures computed', async ({ page }) => {
    const query = new URLSearchParams({
      clientName: 'Grace & Sons',
      tax1Rate: '20',
      lineItems: lines,
    })
    await page.goto(`/api/template-preview/tech-stack?${query}`)
    await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
    await expect(page.getByText('Grace & Sons')).toHaveCount(1)
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1)).toContainText(
      'Design of a letterhead1.5$85.00$127.50',
    )
    await expect(page.getByText('$183.00').first()).toBeAttached()
  })

  test('fits its frame, has no script and is accessible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/api/po-preview/po-classic')
    await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await page.locator('script').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  })

  test('stacks the pages of a long document', async ({ page }) => {
    const many = Array.from({ length: 120 }, (_, at) => ({
      description: `Line ${at + 1}`,
      rate: '1',
    }))
    const answer = await page.request.post('/api/template-preview/minimalist-line', {
      data: { lineItems: many },
    })
    await page.setContent(await answer.text())
    const pages = page.getByRole('img')
    expect(await pages.count()).toBeGreaterThan(2)
    const [first, second] = await Promise.all([
      pages.nth(0).boundingBox(),
      pages.nth(1).boundingBox(),
    ])
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  })
})
