import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'

/** With its sheets drawn. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/templates')
  await expect(page.locator('[data-card]:not([inert]) img')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible()
}
