import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'
import { openGallery } from './gallery.ts'
import { noteHandOff } from './handed-over.ts'

test.describe('the invoice template gallery', () => {
  test('shows twelve sheets in a row without ends, five at a time, drawn truly, to mouse and keys', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openGallery(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Choose Your Perfect Invoice Template',
    )
    const carousel = page.getByRole('region', { name: 'Invoice templates' })
    await expect(carousel.getByRole('group').getByRole('button')).toHaveCount(12)
    await expect
      .poll(() => shownCards(page))
      .toEqual([
        'pixel-modern',
        'tech-stack',
        'elegant-ampersand',
        'startup-logo',
        'corporate-stripe',
      ])
    await expect(carousel.getByText('Selected', { exact: true })).toHaveCount(1)
    await expect(carousel.getByRole('heading')).toHaveText('Elegant Ampersand')
    await expect(carousel).toContainText('Letterpress stationery with a giant pale ampersand')
    for (const card of await carousel.locator('[data-card]:not([inert]) img').all()) {
      expect(await card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }

    await page.getByRole('button', { name: 'Previous template' }).click()
    await expect(carousel.getByRole('heading')).toHaveText('Tech Stack')
    await page.getByRole('button', { name: 'Next template' }).click()
    await page.getByRole('button', { name: 'Next template' }).click()
    await expect(carousel.getByRole('heading')).toHaveText('Startup Logo')
    await page.getByRole('button', { name: 'Select Corporate Stripe' }).click()
    await expect(carousel.getByRole('heading')).toHaveText('Corporate Stripe')
    await carousel.getByRole('button', { name: 'Blue Wave', exact: true }).click()
    await expect(carousel.getByRole('heading')).toHaveText('Blue Wave')
    expect(await shownCards(page)).toHaveLength(5)

    const dots = carousel.getByRole('group')
    await dots.getByRole('button', { name: 'Blue Wave', exact: true }).focus()
    await page.keyboard.press('Home')
    await expect(carousel.getByRole('heading')).toHaveText('Elegant Ampersand')
    await page.keyboard.press('ArrowLeft')
    await expect(carousel.getByRole('heading')).toHaveText('Tech Stack')
    await expect(dots.getByRole('button', { name: 'Tech Stack' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(carousel.getByRole('heading')).toHaveText('Elegant Ampersand')
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByRole('heading')).toHaveText('Startup Logo')
    await expect(dots.getByRole('button', { name: 'Startup Logo' })).toBeFocused()

    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Currency' }).click()
    await expect(page.getByRole('listbox', { name: 'Currency' })).toBeVisible()
    expect(await faultsOf(page, [])).toEqual([])
  })

  test('opens with the theme that the address names, offers sixteen sheets to premium users, and hands the chosen one and the form over to the create screen', async ({
    page,
    signIn,
  }) => {
    await signIn({ subscription: 'premium' })
    const handedOver = await noteHandOff(page)
    await test.step('the theme of the address', async () => {
      await page.goto('/templates?template=sage-minimal')
      const carousel = page.getByRole('region', { name: 'Invoice templates' })
      await expect(carousel.getByRole('heading')).toHaveText('Sage Minimal')
      await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#7C9A82')
      await page.goto('/templates?template=no-such-thing')
      await expect(page.getByRole('alert')).toContainText('no longer exists')
      await expect(carousel.getByRole('heading')).toHaveText('Elegant Ampersand')
    })
    await test.step('sixteen dots in one row on a phone', () => countDots(page))
    await page.getByRole('button', { name: 'Blue Wave', exact: true }).click()
    await page.getByLabel('Company name').fill('Ostrich & Sons')
    await page.getByRole('button', { name: 'Use This Template' }).click()
    await expect(page).toHaveURL(/\/create\/invoice$/)
    expect(await handedOver()).toMatchObject({
      theme: 'blue-wave',
      customization: {
        companyName: 'Ostrich & Sons',
        primaryColor: '#0B6BCB',
        fontFamily: 'Open Sans',
        currency: 'USD',
        jurisdiction: 'US',
        paymentTerms: 'net-30',
      },
      isEditMode: false,
      editingTemplateId: null,
    })
  })
})

test.describe('a finger on the gallery', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('swipes to the next sheet and back', async ({ page, signIn }) => {
    await signIn()
    await openGallery(page)
    const heading = page.getByRole('region', { name: 'Invoice templates' }).getByRole('heading')
    await swipe(page, -120)
    await expect(heading).toHaveText('Startup Logo')
    await swipe(page, 120)
    await swipe(page, 120)
    await expect(heading).toHaveText('Tech Stack')
    await swipe(page, 20)
    await expect(heading).toHaveText('Tech Stack')
  })
})

async function countDots(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  const dots = page
    .getByRole('region', { name: 'Invoice templates' })
    .getByRole('group')
    .getByRole('button')
  await expect(dots).toHaveCount(16)
  const boxes = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect()))
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  for (const [at, { left, right }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0)
    expect(right).toBeLessThanOrEqual(360)
  }
  if (before) await page.setViewportSize(before)
}

/** The themes on the stage, from left to right. */
async function shownCards(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-card]:not([inert])')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
}

/** A finger put down on the selected sheet and moved sideways. */
async function swipe(page: Page, by: number): Promise<void> {
  const card = page.locator('[data-card]', { hasText: 'Selected' })
  await card.evaluate((element, distance) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const put = (type: string, moved: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 7,
          pointerType: 'touch',
          clientX: x + moved,
          clientY: y,
        }),
      )
    Element.prototype.setPointerCapture = () => {}
    put('pointerdown', 0)
    put('pointermove', distance / 2)
    put('pointermove', distance)
    put('pointerup', distance)
  }, by)
}
