import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { noteHandOff } from './handed-over.ts'

const fonts = [
  'Roboto',
  'Open Sans',
  'Inter',
  'Lato',
  'Poppins',
  'Montserrat',
  'Courier New',
  'Times New Roman',
  'Georgia',
  'Playfair Display',
]

test.describe('the invoice template gallery', () => {
  test('shows twelve sheets in a row without ends, five at a time, drawn truly', async ({
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
  })

  test('is chosen from by keys alone', async ({ page, signIn }) => {
    await signIn()
    await openGallery(page)
    const heading = page.getByRole('region', { name: 'Invoice templates' }).getByRole('heading')
    const dots = page.getByRole('region', { name: 'Invoice templates' }).getByRole('group')
    await dots.getByRole('button', { name: 'Elegant Ampersand' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(heading).toHaveText('Tech Stack')
    await expect(dots.getByRole('button', { name: 'Tech Stack' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(heading).toHaveText('Elegant Ampersand')
    await page.keyboard.press('ArrowRight')
    await expect(heading).toHaveText('Startup Logo')
    await expect(dots.getByRole('button', { name: 'Startup Logo' })).toBeFocused()
  })

  test('offers sixteen sheets to premium users', async ({ page, signIn }) => {
    await signIn({ subscription: 'premium' })
    await openGallery(page)
    const carousel = page.getByRole('region', { name: 'Invoice templates' })
    await expect(carousel.getByRole('group').getByRole('button')).toHaveCount(16)
  })

  test('opens with the theme that the address names', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/templates?template=sage-minimal')
    const carousel = page.getByRole('region', { name: 'Invoice templates' })
    await expect(carousel.getByRole('heading')).toHaveText('Sage Minimal')
    await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#7C9A82')
    await page.goto('/templates?template=no-such-thing')
    await expect(page.getByRole('alert')).toContainText('no longer exists')
    await expect(carousel.getByRole('heading')).toHaveText('Elegant Ampersand')
  })

  test('draws the sheet as the form says, without a moment of nothing', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openGallery(page)
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('Marlow & Finch Joinery')
    await countEmptyFrames(page)
    await page.getByLabel('Company name').fill('Ostrich & Sons')
    await expect(preview).toContainText('Ostrich & Sons')
    await expect(preview).not.toContainText('Marlow & Finch Joinery')
    await choose(page, 'Currency', 'yen', 'JPY Japanese Yen')
    await expect(preview).toContainText('¥2 470')
    await page.getByLabel('Payment terms').selectOption('Net 60')
    await expect(preview).toContainText('May 2, 2026')
    await page.getByLabel('Default terms').fill('Strictly cash.')
    await expect(preview).toContainText('Strictly cash.')
    expect(await page.evaluate(() => Reflect.get(window, 'emptyFrames'))).toBe(0)
  })

  test('lets chosen colours stay and others follow the theme, and offers the way back', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openGallery(page)
    const primary = page.getByLabel('Primary color', { exact: true })
    const secondary = page.getByLabel('Secondary color', { exact: true })
    await expect(primary).toHaveValue('#7A2E3A')
    await page
      .getByRole('group', { name: 'Suggested primary colors' })
      .getByRole('button', { name: /Spruce/ })
      .click()
    await page.getByRole('button', { name: 'Next template' }).click()
    await expect(primary).toHaveValue('#1F5F5B')
    await expect(secondary).toHaveValue('#0F172A')
    await page.getByRole('button', { name: 'Reset to the Startup Logo primary color' }).click()
    await expect(primary).toHaveValue('#5B5BF6')
    await primary.fill('12')
    await primary.blur()
    await expect(primary).toHaveAccessibleDescription('Must be a color such as #4F46E5')
  })

  test('shows all ten fonts, each in its own face', async ({ page, signIn }) => {
    await signIn()
    await openGallery(page)
    const field = page.getByRole('combobox', { name: 'Font' })
    await expect(field).toContainText('Lato')
    await field.press('ArrowDown')
    const options = page.getByRole('listbox', { name: 'Font' }).getByRole('option')
    await expect(options).toHaveText([...fonts].map((font) => new RegExp(font)))
    const shapes = await options
      .locator('svg[data-font] path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))
    expect(new Set(shapes).size).toBe(10)
    await page.keyboard.press('g')
    await page.keyboard.press('Enter')
    await expect(field).toHaveText('Georgia')
    await expect(field).toBeFocused()
  })

  test('formats bank numbers while they are typed, and doubts wrong ones', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openGallery(page)
    const iban = page.getByLabel('IBAN')
    await iban.pressSequentially('gb82west1234')
    await expect(iban).toHaveValue('GB82 WEST 1234')
    await iban.blur()
    await expect(iban).toHaveAccessibleDescription(/looks incomplete/)
    await iban.focus()
    await page.keyboard.press('End')
    await iban.pressSequentially('5698765432')
    await expect(iban).toHaveValue('GB82 WEST 1234 5698 7654 32')
    await iban.blur()
    await expect(iban).toHaveAccessibleDescription('')
    await page.getByLabel('SWIFT').pressSequentially('harbgb2l')
    await expect(page.getByLabel('SWIFT')).toHaveValue('HARBGB2L')
    await page.getByLabel('ABA').pressSequentially('021-000a021')
    await expect(page.getByLabel('ABA')).toHaveValue('021 000 021')
  })

  test('hands the chosen theme and the form over to the create screen', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const handedOver = await noteHandOff(page)
    await page.goto('/templates?template=blue-wave')
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

  for (const width of [360, 768, 1440, 2560]) {
    test(`fits a window of ${width} pixels`, async ({ page, signIn }) => {
      await signIn()
      await page.setViewportSize({ width, height: 900 })
      await openGallery(page)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      expect(await seriousFindings(page)).toEqual([])
    })
  }

  test('has no serious fault for those who listen, in the dark and with a list open', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.emulateMedia({ colorScheme: 'dark' })
    await openGallery(page)
    await page.getByRole('combobox', { name: 'Currency' }).click()
    await expect(page.getByRole('listbox', { name: 'Currency' })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
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

async function openGallery(page: Page): Promise<void> {
  await page.goto('/templates')
  await expect(page.locator('[data-card]:not([inert]) img')).toHaveCount(5, { timeout: 15_000 })
  await expect(page.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible()
}

/** The themes on the stage, from left to right. */
async function shownCards(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-card]:not([inert])')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
}

async function choose(page: Page, label: string, search: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.keyboard.type(search)
  await page.getByRole('option', { name: option }).click()
}

async function countEmptyFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'emptyFrames', 0)
    const preview = document.querySelector('section[aria-label=Preview]')
    if (!preview) throw new Error('There is no preview')
    new MutationObserver(() => {
      const count = Number(Reflect.get(window, 'emptyFrames'))
      if (!preview.querySelector('img')) Reflect.set(window, 'emptyFrames', count + 1)
    }).observe(preview, { childList: true, subtree: true, attributes: true })
  })
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
