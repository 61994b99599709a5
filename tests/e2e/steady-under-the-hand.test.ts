import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { download, generate, generateButton, openCreate, write } from './invoice-writer.ts'

test.describe('the screen does what the hand expects', () => {
  test('‘Edit Document’ leads back at the first click, also after a reload', async ({
    page,
    signIn,
  }) => {
    await signIn({ subscription: 'premium' })
    await openCreate(page)
    await write(page)
    await generate(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await generate(page)
    await page.getByRole('button', { name: 'Edit Document' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')

    await page.getByLabel('Client name').fill('Jonas Weber')
    await page.goForward()
    await generate(page)
    await page.getByRole('button', { name: 'Edit Document' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
  })

  test('whoever generates with the last key still under the finger gets what the fields say', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    // Both within one moment, faster than any hand.
    await generateButton(page).evaluate((button: HTMLButtonElement) => {
      const client = document.querySelector<HTMLTextAreaElement>('[aria-label="Client name"]')
      if (client === null) throw new Error('There is no such field')
      const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      write?.call(client, 'Jonas Weber')
      client.dispatchEvent(new Event('input', { bubbles: true }))
      button.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
    expect((await download(page)).text).toContain('Jonas Weber')
  })

  test('Enter in a field of a document sends and loses nothing, and browsers look through few fields at a key', async ({
    page,
    signIn,
  }) => {
    await signIn()
    for (const address of ['/create', '/create-quote']) {
      await page.goto(address)
      const rate = page.getByLabel(/^(Rate|Unit Price), line 1$/)
      await rate.fill('80')
      for (const field of [page.locator('[name="number"]'), rate]) {
        await field.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${address}$`))
      }
      await expect(rate).toHaveValue(/80/)
      // Chrome takes all fields without a form for one form, and goes through a form at each key in it.
      const sizes = await page
        .locator(':is([name^="sender."], [name^="receiver."], [name^="lines."], [name^="texts."])')
        .evaluateAll((fields: HTMLInputElement[]) =>
          fields.map(({ form }) => form?.elements.length ?? Number.POSITIVE_INFINITY),
        )
      expect(sizes.length).toBeGreaterThan(6)
      expect(Math.max(...sizes)).toBeLessThan(20)
    }
  })

  test('keys that come faster than the screen is drawn all arrive, in their order, where the caret is', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    const client = page.getByLabel('Client name')
    await client.fill('')
    await client.pressSequentially('Elna Castellan and Sons')
    await client.press('Home')
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('e')
    await expect(client).toHaveValue('Elena Castellan and Sons')
    expect(await client.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(3)
    await page.getByLabel('Rate, line 1').click()
    await page.keyboard.type('1250')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Amount, line 1')).toHaveText(/2.500\.00/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByLabel('Amount, line 1')).toHaveText(/1.280\.00/)
  })

  test('amounts of the form keep up with somebody who writes and erases without a pause', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    const amount = page.getByLabel('Amount, line 1')
    await page.getByLabel('Qty, line 1').click()
    await page.keyboard.press('End')
    const before = await amount.textContent()
    const shown = new Set<string | null>()
    for (const key of [...'123456', ...Array.from({ length: 6 }, () => 'Backspace')]) {
      await page.keyboard.press(key)
      await page.waitForTimeout(80)
      shown.add(await amount.textContent())
    }
    expect(shown.size).toBeGreaterThan(1)
    await expect(amount).toHaveText(before ?? '')
  })

  test('a screen that nobody touches stands still', async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => movingIn(page)).toEqual([])
    await signIn()
    await openCreate(page)
    await expect.poll(() => movingIn(page)).toEqual([])
    await page.goto('/create-quote')
    await page.getByRole('button', { name: 'Generate Quote' }).waitFor()
    await expect.poll(() => movingIn(page)).toEqual([])
  })

  test('a warning moves nothing, while one types and when the field is left, and a deleted line hands the focus to its neighbor', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    const below = page.getByLabel('Save as template')
    await page.getByRole('button', { name: 'Add bank details' }).click()
    await below.scrollIntoViewIfNeeded()
    const before = await topOf(below)
    await page.getByLabel('Qty, line 1').fill('abc')
    await page.getByLabel('IBAN').fill('DE00 1234')
    expect(await topOf(below)).toBe(before)
    // Pressed and released at one place, as a hand does it.
    await below.click()
    await expect(below).toBeChecked()
    await expect(page.getByText('This IBAN looks incomplete')).toBeVisible()
    expect(await topOf(below)).toBe(before)
    await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/looks incomplete/)

    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await page.getByRole('button', { name: 'Remove Last Item' }).click()
    await expect(page.getByLabel('Description, line 1')).toBeFocused()
    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await deleteLine(page, 2)
    await expect(page.getByLabel('Description, line 1')).toBeFocused()

    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await page.getByText('Final layout').click()
    await expect(page.getByRole('button', { name: /^Description, line 2/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await deleteLine(page, 2)
    await expect(page.getByRole('textbox', { name: 'Description, line 1' })).toBeFocused()
    await page.keyboard.type('Oak desk')
    await expect(page.getByRole('textbox', { name: 'Description, line 1' })).toHaveValue('Oak desk')
  })
})

/** What keeps the browser painting, seen or not. */
async function movingIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target?.outerHTML.slice(0, 200) ?? 'something'
    }),
  )
}

async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
}

async function deleteLine(page: Page, line: number): Promise<void> {
  await page.getByRole('button', { name: `Actions for line ${line}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}
