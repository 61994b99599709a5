import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { generateButton } from './invoice-writer.ts'
import { chooseForLine, dragLine, expectLines, field, paste, writeLines } from './line-writer.ts'
import { cutOff, isLaidOut, isOnTop } from './seen-by-readers.ts'

test.describe('writing on the paper', () => {
  test.slow()

  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/create/invoice')
    await expect(field(page, 'Company name')).toBeFocused()
  })

  test('keeps its lines in order, by keys, by the mouse and from a spreadsheet', async ({
    page,
  }) => {
    await test.step('goes from field to field as the page reads, and the amounts follow every key', async () => {
      await page.keyboard.type('Ada Works')
      await page.keyboard.press('Tab')
      await expect(field(page, 'Company email')).toBeFocused()
      await field(page, 'Description, line 1').focus()
      await page.keyboard.type('Design')
      await page.keyboard.press('Tab')
      await page.keyboard.type('3')
      await page.keyboard.press('Tab')
      await page.keyboard.type('85.5')
      await expect(field(page, 'Amount, line 1')).toHaveText('$256.50')
      await expect(field(page, 'Subtotal')).toHaveText('$256.50')
      await expect(field(page, 'Total')).toHaveText('$282.15')
      await page.keyboard.press('Enter')
      await expect(field(page, 'Description, line 2')).toBeFocused()
      await expect(field(page, 'Rate, line 1')).toHaveValue('$85.50')
    })

    await startOver(page)
    await test.step('takes back and does again, a burst of typing at a time', async () => {
      await writeLines(page, ['Design', 'Photos'])
      await page.keyboard.press('Alt+ArrowUp')
      await expect(field(page, 'Description, line 1')).toBeFocused()
      await expect(field(page, 'Description, line 1')).toHaveValue('Photos')
      await page.keyboard.press('Control+z')
      await expect(field(page, 'Description, line 1')).toHaveValue('Design')
      await page.keyboard.press('Control+z')
      await expect(field(page, 'Description, line 2')).toHaveValue('')
      await page.keyboard.press('Control+Shift+z')
      await expect(field(page, 'Description, line 2')).toHaveValue('Photos')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(field(page, 'Description, line 2')).toHaveValue('')
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect(field(page, 'Description, line 2')).toHaveValue('Photos')
    })

    await startOver(page)
    await test.step('adds, duplicates, deletes and moves lines', async () => {
      await expect(page.getByRole('button', { name: 'Remove Last Item' })).toHaveCount(0)
      await writeLines(page, ['One', 'Two', 'Three'])
      await field(page, 'Description, line 2').hover()
      await expect(page.getByTitle('Drag to move').nth(1)).toHaveCSS('opacity', '1')
      await expect(page.locator('.line-menu').nth(1)).toHaveCSS('opacity', '1')
      await expect(page.locator('.line-menu').nth(0)).toHaveCSS('opacity', '0')
      await dragLine(page, 3, 1)
      await expectLines(page, ['Three', 'One', 'Two'])
      await chooseForLine(page, 1, 'Duplicate')
      await expectLines(page, ['Three', 'Three', 'One', 'Two'])
      await chooseForLine(page, 2, 'Delete')
      await expectLines(page, ['Three', 'One', 'Two'])
      await page.getByRole('button', { name: 'Remove Last Item' }).click()
      await expectLines(page, ['Three', 'One'])
      await page.getByRole('button', { name: 'Add Line Item' }).click()
      await expect(field(page, 'Description, line 3')).toBeFocused()
      await page.keyboard.press('Backspace')
      await expectLines(page, ['Three', 'One'])
    })

    await startOver(page)
    await test.step('takes rows from a spreadsheet, in one step', async () => {
      await paste(page, 'Chairs\t4\t89,00 €\nTable\t1\t1.450,00 €\n')
      await expectLines(page, ['Chairs', 'Table'])
      await expect(field(page, 'Subtotal')).toHaveText('$1 806.00')
      await page.keyboard.press('Control+z')
      await expectLines(page, [''])
    })

    await startOver(page)
    await test.step('leaves lines out of sight alone until somebody comes to them', async () => {
      await paste(page, Array.from({ length: 80 }, (_, at) => `Chair ${at + 1}\t1\t10\n`).join(''))
      const last = field(page, 'Description, line 80')
      await expect(last).toHaveValue('Chair 80')
      await expect.poll(() => isLaidOut(field(page, 'Description, line 2'))).toBe(true)
      await expect.poll(() => isLaidOut(last)).toBe(false)
      await last.focus()
      await expect.poll(() => isLaidOut(last)).toBe(true)
      await expect(last).toBeInViewport()
      const quantity = field(page, 'Qty, line 79')
      await quantity.fill('abc')
      await expect.poll(() => isOnTop(page.getByText('such as 12 or 12.50'))).toBe(true)
      await quantity.blur()
      await expect.poll(() => isLaidOut(field(page, 'Description, line 2'))).toBe(false)
    })

    await startOver(page)
    await test.step('can be done without seeing it', async () => {
      await writeLines(page, ['Design', 'Photos'])
      await page.getByRole('button', { name: 'Add bank details' }).click()
      await page.getByText('More options').click()
      for (const extra of ['Item numbers', 'Discount per line', 'Ship to', 'Withholding tax']) {
        await page.getByLabel(extra).check()
      }
      expect(await seriousFindings(page)).toEqual([])
    })
  })

  test('minds what is written into its fields', async ({ page }) => {
    await test.step('refuses what is no number, an address that is none, and all of it at once', async () => {
      await field(page, 'Rate, line 1').fill('100')
      await field(page, 'Qty, line 1').fill('abc')
      await expect(field(page, 'Qty, line 1')).toHaveValue('abc')
      await expect(page.getByText('Enter a number, such as 12 or 12.50.')).toBeVisible()
      await expect(field(page, 'Total')).toHaveText('$110.00')
      await field(page, 'Qty, line 1').blur()
      await expect(field(page, 'Qty, line 1')).toHaveValue('1')
      await expect(page.getByText('such as 12 or 12.50. We kept 1.')).toBeVisible()

      const email = field(page, 'Client email')
      await expect(email).toHaveAttribute('type', 'email')
      await email.pressSequentially('elena@')
      await expect(email).not.toHaveAttribute('aria-invalid')
      await email.blur()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'Invoice number')).toHaveAttribute('aria-required', 'true')
      await field(page, 'Invoice number').fill('')
      await generateButton(page).click()
      await expect(toastIn(page)).toContainText(
        'Invoice number is required. Please enter a valid email address.',
      )
      for (const label of ['Invoice number', 'Client email']) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      }
    })

    await startOver(page)
    await test.step('shows long figures and names whole', async () => {
      await field(page, 'Client name').fill(
        'The Honourable Society of Bookbinders, Gilders and Finishers',
      )
      await field(page, 'Rate, line 1').fill('123456789.25')
      await field(page, 'Qty, line 1').fill('1000')
      await field(page, 'Description, line 1').focus()
      await expect(field(page, 'Rate, line 1')).toHaveValue('$123 456 789.25')
      for (const label of ['Client name', 'Rate, line 1', 'Amount, line 1', 'Subtotal', 'Total']) {
        // The field has its text at once; columns follow what was written in a pause.
        await expect.poll(() => cutOff(field(page, label)), label).toBeLessThanOrEqual(0)
      }
    })

    await startOver(page)
    await test.step('is walked by the keyboard as it is read, and arrows move the rate of the tax', async () => {
      await field(page, 'Description, line 1').fill('Design')
      await field(page, 'Description, line 1').focus()
      for (const name of ['quantity', 'price']) {
        await page.keyboard.press('Tab')
        await expect(page.locator(`[name="lines.0.${name}"]`)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      const actions = page.getByRole('button', { name: 'Actions for line 1' })
      // The first time it opens is not like the later ones.
      for (const key of ['Enter', 'ArrowDown']) {
        await expect(actions).toBeFocused()
        await page.keyboard.press(key)
        await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused()
        await page.keyboard.press('Escape')
      }
      await expect(actions).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Add Line Item' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(field(page, 'Notes')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(field(page, 'Tax label')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      await expect(field(page, 'Tax rate')).toHaveValue('10.1')
    })

    await startOver(page)
    await test.step('links the due date and the payment terms, whichever of them is set', async () => {
      await field(page, 'Date').fill('2026-03-01')
      await expect(field(page, 'Due Date')).toHaveValue('2026-03-31')
      await field(page, 'Payment terms').selectOption('net-15')
      await expect(field(page, 'Due Date')).toHaveValue('2026-03-16')
      await expect(field(page, 'Terms and conditions')).toHaveValue('Payment is due within 15 days')
      await field(page, 'Due Date').fill('2026-03-20')
      await expect(field(page, 'Payment terms')).toHaveValue('')
      await expect(field(page, 'Terms and conditions')).toHaveValue(
        'Payment is due by the due date above',
      )
      await field(page, 'Due Date').fill('2026-03-31')
      await expect(field(page, 'Payment terms')).toHaveValue('net-30')
      await field(page, 'Payment terms').selectOption('net-60')
      await expect(field(page, 'Due Date')).toHaveValue('2026-04-30')
    })

    await startOver(page)
    await test.step('formats the IBAN while it is typed and leaves the caret where it was', async () => {
      await expect(page.getByRole('heading', { name: 'Payment Details' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Add bank details' }).click()
      await expect(field(page, 'Bank name')).toBeFocused()
      const iban = field(page, 'IBAN')
      await iban.pressSequentially('de8937040044053201300')
      await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 0')
      await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible()
      await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
      await page.keyboard.type('9')
      expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8)
    })
  })

  test('counts taxes and discounts, and has what is rare folded away', async ({ page }) => {
    await test.step('knows the usual taxes, one of the user’s own, and a second one', async () => {
      await field(page, 'Rate, line 1').fill('1000')
      await field(page, 'Tax label').selectOption('VAT')
      await expect(field(page, 'Tax rate')).toHaveValue('20')
      await expect(field(page, 'Total')).toHaveText('$1 200.00')
      await field(page, 'Tax label').selectOption('Custom')
      await expect(field(page, 'Custom tax label')).toBeFocused()
      await page.keyboard.type('MwSt')
      await page.getByRole('button', { name: 'Second tax' }).click()
      await expect(field(page, 'Second tax label')).toBeFocused()
      await field(page, 'Second tax rate').fill('2')
      const unnamed = page.getByText("Name the second tax. It isn't counted without a name.")
      await expect(unnamed).toBeVisible()
      await generateButton(page).click()
      await expect(field(page, 'Second tax label')).toBeFocused()
      await expect(field(page, 'Second tax label')).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.type('City')
      await expect(unnamed).toHaveCount(0)
      await expect(field(page, 'Total')).toHaveText('$1 220.00')
    })

    await startOver(page)
    await test.step('has the rest folded away, and puts it on the paper when it is asked for', async () => {
      await field(page, 'Rate, line 1').fill('1000')
      await page.getByText('More options').click()
      await page.getByLabel('Discount on the total').check()
      await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('10')
      await expect(field(page, 'Total')).toHaveText('$990.00')
      await page.getByLabel('Reverse charge').check()
      await expect(field(page, 'Total')).toHaveText('$900.00')
      await expect(page.getByText('Reverse charge', { exact: true })).toHaveCount(2)
      await page.getByLabel('Discount on the total').uncheck()
      await expect(field(page, 'Total')).toHaveText('$1 000.00')
      await page.getByRole('combobox', { name: 'Currency' }).click()
      await page.getByRole('combobox', { name: 'Search currencies' }).fill('yen')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Keep the figures' }).click()
      await expect(field(page, 'Total')).toHaveText('¥1 000')
    })
  })
})

test('the paper is one column on a phone, with its lines as cards', async ({ page, signIn }) => {
  await signIn()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/create/invoice')
  await field(page, 'Description, line 1').fill(
    'Design of the shop and of everything that is in it',
  )
  await field(page, 'Rate, line 1').fill('1234.5')
  await expect(field(page, 'Amount, line 1')).toHaveText('$1 234.50')
  const description = await field(page, 'Description, line 1').boundingBox()
  const rate = await field(page, 'Rate, line 1').boundingBox()
  expect(rate?.y ?? 0).toBeGreaterThan((description?.y ?? 0) + (description?.height ?? 0) - 1)
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  expect(await seriousFindings(page)).toEqual([])
})

/** An empty paper again, without another page to be loaded. */
async function startOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Start over' }).click()
  await expectLines(page, [''])
}
