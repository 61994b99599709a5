import type { Page } from '@playwright/test'
import { contrast } from '@sheaf/domain/look/color'
import { expect, test } from '../support/browser.ts'
import { openGallery } from './gallery.ts'

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

test.describe('customizing a template', () => {
  test('changes the sheet, its font, its colors and the bank numbers on it', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openGallery(page)
    await test.step('draws the sheet as the form says, without a moment of nothing', async () => {
      const preview = page.getByRole('region', { name: 'Preview' })
      await expect(preview).toContainText('Marlow & Finch Joinery')
      await countEmptyFrames(page)
      await page.getByLabel('Company name').fill('Ostrich & Sons')
      await expect(preview).toContainText('Ostrich & Sons')
      await expect(preview).not.toContainText('Marlow & Finch Joinery')
      await choose(page, 'Currency', 'yen', 'JPY Japanese Yen')
      await expect(preview).toContainText('¥2 202')
      await page.getByLabel('Payment terms').selectOption('Net 60')
      await expect(preview).toContainText('May 2, 2026')
      await page.getByLabel('Default terms').fill('Strictly cash.')
      await expect(preview).toContainText('Strictly cash.')
      expect(await page.evaluate(() => Reflect.get(window, 'emptyFrames'))).toBe(0)
    })
    await test.step('shows all ten fonts, each in its own face, to mouse and keyboard alike', async () => {
      const field = page.getByRole('combobox', { name: 'Font' })
      await expect(field).toContainText('Lato')
      await field.press('ArrowDown')
      const options = page.getByRole('listbox', { name: 'Font' }).getByRole('option')
      await expect(options).toHaveText([...fonts].map((font) => new RegExp(font)))
      const drawn = options.locator('svg[data-font] path')
      const shapes = await drawn.evaluateAll((all) =>
        all.map((path) => path.getAttribute('d') ?? ''),
      )
      expect(new Set(shapes).size).toBe(10)
      await page.keyboard.press('g')
      await page.keyboard.press('Enter')
      await expect(field).toHaveText('Georgia')
      await expect(field).toBeFocused()
      const own = field.locator('svg[data-font] path')
      await expect(own).toHaveAttribute('d', shapes[fonts.indexOf('Georgia')] ?? '')

      await field.press('ArrowDown')
      await expect(options).toHaveCount(10)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(options).toHaveCount(0)
      await expect(field).toHaveText('Georgia')
      await field.press('ArrowDown')
      await expect(options).toHaveCount(10)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field).toHaveText('Playfair Display')
      await field.click()
      await options.filter({ hasText: 'Poppins' }).click()
      await expect(field).toHaveText('Poppins')
    })
    await test.step('formats bank numbers while they are typed, and doubts wrong ones', async () => {
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
    await test.step('lets chosen colours stay and others follow the theme, and offers the way back', async () => {
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
  })

  test('offers colors that can be told from the ground in the dark', async ({ page, signIn }) => {
    await signIn()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/templates')
    const offered = page.getByRole('group', { name: 'Suggested primary colors' })
    await offered.waitFor()
    const swatches = await offered.getByRole('button').evaluateAll(colorsOf)
    expect(swatches.length).toBeGreaterThan(4)
    for (const { border, fill, ground } of swatches) {
      const told = [border, fill].map((color) => contrast(hex(color), hex(ground)))
      expect(Math.max(...told), `${fill} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
})

async function choose(page: Page, label: string, search: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.keyboard.type(search)
  await page.getByRole('option', { name: option }).click()
}

/** Swatches and what they lie on, in the browser. */
function colorsOf(swatches: Element[]) {
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  return swatches.map((swatch) => {
    const { borderTopColor: border, backgroundColor: fill } = getComputedStyle(swatch)
    let behind = swatch.parentElement
    while (behind?.parentElement && groundOf(behind) === 'rgba(0, 0, 0, 0)') {
      behind = behind.parentElement
    }
    return { border, fill, ground: behind ? groundOf(behind) : '' }
  })
}

function hex(color: string): string {
  const parts = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

async function countEmptyFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'emptyFrames', 0)
    const preview = document.querySelector('section[aria-label=Preview]')
    if (!preview) throw new Error('There is no preview')
    new MutationObserver(() => {
      const count = Number(Reflect.get(window, 'emptyFrames'))
      if (!preview.querySelector('[role=img]')) Reflect.set(window, 'emptyFrames', count + 1)
    }).observe(preview, { childList: true, subtree: true, attributes: true })
  })
}
