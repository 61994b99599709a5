import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'

type Box = { x: number; y: number; width: number; height: number }

test.describe('writing on the printed sheet', () => {
  test.slow()

  test.beforeEach(async ({ signIn }) => signIn())

  for (const theme of ['po-classic', 'po-minimal', 'tech-stack']) {
    test(`works by mouse and by keyboard on ${theme}`, async ({ page }) => {
      await openSheet(page, theme)

      await field(page, 'Vendor name').click()
      await expect(input(page, 'Vendor name')).toBeFocused()
      await page.keyboard.type('Acme Ltd')
      await page.keyboard.press('Enter')
      await expect(field(page, 'Vendor name, Acme Ltd')).toBeFocused()

      await page.keyboard.press('Enter')
      await page.keyboard.type(' and something else')
      await page.keyboard.press('Escape')
      await expect(field(page, 'Vendor name, Acme Ltd')).toBeFocused()

      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(input(page, 'Vendor company')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(input(page, 'Vendor name')).toHaveValue('Acme Ltd')
      await page.keyboard.press('Escape')

      await field(page, 'Description, line 1').click()
      await page.keyboard.type('Oak desk')
      await page.keyboard.press('Tab')
      await page.keyboard.type('3')
      await page.keyboard.press('Tab')
      await page.keyboard.type('640')
      await page.keyboard.press('Enter')
      await expect(input(page, 'Description, line 2')).toBeFocused()
      await page.keyboard.type('Shelf')
      await expect(field(page, 'Unit Price, line 2')).toBeVisible()
      await expect(input(page, 'Description, line 2')).toBeFocused()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(input(page, 'Description, line 1')).toHaveValue('Shelf')
      await page.keyboard.press('Enter')
      await expect(input(page, 'Description, line 2')).toHaveValue('Oak desk')
      await page.keyboard.press('Escape')
      await expect(field(page, 'Description, line 2, Oak desk')).toBeFocused()
      await expectOverItsText(page, 'receiver.name', 'Vendor name, Acme Ltd')
    })
  }

  test('names the open field beside the sheet, leaves its neighbors in reach and every heading readable, and fits a phone', async ({
    page,
  }) => {
    await openSheet(page, 'po-classic')
    await test.step('a neighbor', async () => {
      await field(page, 'Requisitioner').click()
      await field(page, 'Ship Date').click()
      await expect(page.locator('[name="delivery.date"]')).toBeFocused()
      await page.keyboard.press('Escape')
    })
    await test.step('headings', () => readHeadings(page))
    await test.step('a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await tapOnPhone(page)
    })
  })

  test('adds, duplicates and deletes lines in the margin, takes days and terms, and leaves centered text in its place', async ({
    page,
  }) => {
    await openSheet(page, 'po-corporate')
    await test.step('lines, days and terms', () => changeLines(page))
    await test.step('a neighbor that moves under the hand', () => pressMovingField(page))
    await test.step('a hand that thinks better of it', () => pressAndLeave(page))
    await openSheet(page, 'elegant-ampersand')
    await field(page, 'Company name').click()
    await page.keyboard.type('Marlow')
    const middle = ({ x, width }: { x: number; width: number }) => x + width / 2
    const [written, sheet] = [input(page, 'Company name'), page.locator('.sheet-fields').first()]
    await expect(written).toHaveCSS('text-align', 'center')
    expect(Math.abs(middle(await boxOf(written)) - middle(await boxOf(sheet)))).toBeLessThan(3)
  })
})

/** What was written last is drawn between press and release, and moves the text that was pressed. */
async function pressMovingField(page: Page): Promise<void> {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await field(page, 'Company email').click()
  await page.route(/preview\//, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.type('orders@hotel-aurelia.example')
  const phone = field(page, 'Company phone')
  const before = await boxOf(phone)
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  goOn()
  await expect.poll(async () => (await boxOf(phone)).x).toBeGreaterThan(before.x + before.width)
  await page.mouse.up()
  await expect(input(page, 'Company phone')).toBeFocused()
  await page.unroute(/preview\//)
}

async function pressAndLeave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const phone = field(page, 'Company phone')
  await expect(phone).toBeFocused()
  const { x, y, width, height } = await boxOf(phone)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 120)
  await page.mouse.up()
  await expect(page.locator('.sheet-fields input')).toHaveCount(0)
  await phone.press('Enter')
  await expect(input(page, 'Company phone')).toBeFocused()
}

async function changeLines(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add line item' }).click()
  await expect(input(page, 'Description, line 2')).toBeFocused()
  await page.keyboard.type('Shelf')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Description, line 2, empty')).toBeVisible()
  await chooseForLine(page, 2, 'Duplicate')
  await expect(field(page, 'Description, line 3')).toBeVisible()
  await chooseForLine(page, 2, 'Delete')
  await expect(field(page, 'Description, line 3')).toHaveCount(0)

  await field(page, 'Payment Terms').click()
  await page.getByRole('combobox', { name: 'Payment terms' }).selectOption('Net 60')
  await page.keyboard.press('Escape')
  await field(page, 'Date,').click()
  await page.locator('[name="issuedOn"]').fill('2027-02-01')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Date, February 1, 2027')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Date, February 1, 2027')).toHaveCount(0)

  expect(await seriousFindings(page)).toEqual([])
}

/** Headings above fields are not covered by what names the open one. */
async function readHeadings(page: Page): Promise<void> {
  const sheet = page.locator('.editable-sheet')
  const below = ['Vendor name', 'Requisitioner', 'Description, line 1']
  for (const name of below) {
    await field(page, name).scrollIntoViewIfNeeded()
    const { x, y } = await boxOf(field(page, name))
    const above = { x: x - 4, y: y - 22, width: 140, height: 16 }
    await page.mouse.move(x + 4, y + 4)
    const before = await pixels(page, above)
    await field(page, name).click()
    await expect(input(page, name)).toBeFocused()
    const after = await pixels(page, above)
    // A shadow may darken what is there; a label over it would change letters into ground.
    const changed = after.filter((shade, at) => Math.abs(shade - (before[at] ?? 0)) > 60)
    expect(changed.length, name).toBe(0)
    const label = await boxOf(page.locator('p[aria-hidden]', { hasText: name }))
    expect(label.y + label.height).toBeLessThanOrEqual((await boxOf(sheet)).y)
    await page.keyboard.press('Escape')
  }
}

/** A tap beside small letters opens them, in letters that need no zoom. */
async function tapOnPhone(page: Page): Promise<void> {
  const targets = page.locator('button[data-field]')
  for (const { width, height } of await Promise.all((await targets.all()).map(boxOf))) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  for (const name of ['Vendor company', 'Company name']) {
    // Targets overlap where lines lie close together: what counts is the letters under the finger.
    const { x, y, width, height } = await boxOf(field(page, name))
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(input(page, name)).toBeFocused()
    await page.keyboard.press('Escape')
  }
  const box = await boxOf(field(page, 'Vendor name'))
  await page.mouse.click(box.x + box.width + 8, box.y + box.height / 2)
  await expect(input(page, 'Vendor name')).toBeFocused()
  const size = await input(page, 'Vendor name').evaluate((it) => getComputedStyle(it).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
}

async function openSheet(page: Page, theme: string): Promise<void> {
  await page.goto(`/create/purchase_order?template=${theme}`)
  await page.getByText('Final layout').click()
  // On a wide screen the first empty field opens by itself.
  await expect(field(page, 'Vendor name')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** The button that lies on the text of a field. */
function field(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name}.*, edit$`) })
}

function input(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

async function chooseForLine(page: Page, line: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for line ${line}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function pixels(page: Page, clip: Box): Promise<readonly number[]> {
  const picture = sharp(await page.screenshot({ clip, animations: 'disabled' }))
  return [...(await picture.greyscale().raw().toBuffer())]
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

/** The field opens over the letters that it prints. */
async function expectOverItsText(page: Page, name: string, label: string): Promise<void> {
  await field(page, label).scrollIntoViewIfNeeded()
  const button = await boxOf(field(page, label))
  await field(page, label).click()
  const opened = await boxOf(page.locator(`[name="${name}"]`))
  expect(Math.abs(opened.y + opened.height / 2 - button.y - button.height / 2)).toBeLessThan(6)
  expect(opened.x).toBeLessThanOrEqual(button.x + 2)
}
