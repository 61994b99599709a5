import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'

test.use({ expectedComplaints: [/status of 400/] })

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/login': async () => {},
  '/signup': (page) => page.getByRole('button', { name: 'Create account' }).click(),
  '/confirm-email': async () => {},
  '/confirm-email?token=nonsense': (page) =>
    page.getByRole('heading', { name: 'Confirmation failed' }).waitFor(),
  '/forgot-password': async (page) => {
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  },
  '/reset-password?token=nonsense': (page) =>
    page.getByRole('button', { name: 'Save password' }).click(),
  '/reset-password': async () => {},
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [address, act] of Object.entries(screens)) {
    test(`${address} is accessible in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await act(page)
      expect(await seriousFindings(page)).toEqual([])
    })
  }

  test(`the account screen, its dialog and the menu are accessible in ${colorScheme} mode`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn({ documentsUsed: 1 })
    await page.goto('/account')
    await page.getByRole('button', { name: 'Save name' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await seriousFindings(page)).toEqual([])
  })
}

for (const width of [360, 390, 768, 1024, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [address, act] of Object.entries(screens)) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await act(page)
      expect(await sidewaysOverflow(page), address).toBeLessThanOrEqual(0)
    }
    await signIn({
      email: `${'very-long-'.repeat(6)}${width}@example.com`,
      firstName: 'W'.repeat(50),
    })
    await page.goto('/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await sidewaysOverflow(page), '/account').toBeLessThanOrEqual(0)
  })
}
