import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/browser.ts'

/** A client's mail, with all that an invoice needs. */
export const mail = `Hi Jo,

please invoice us for the April work: 18 hours of design at $75 per hour, and hosting for $120. That is $1,470 in total.
Our PO number is 88213 and our terms are net 15.

Thanks!
Melissa Grant
Northwind Outdoor, Inc.
2100 Alder Street, Suite 4, Portland, OR 97205
melissa.grant@northwind.example
`

export function autofillButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Autofill' })
}

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog')
}

export function textOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text' })
}

/** What the dialog says of how much is selected. */
export function counted(page: Page): Locator {
  return page.getByRole('heading', { name: /^\d+ of \d+ details selected$/ })
}

export async function readInDialog(page: Page, text: string): Promise<void> {
  await autofillButton(page).click()
  await readAgain(page, text)
}

export async function readAgain(page: Page, text: string): Promise<void> {
  await textOf(page).fill(text)
  await page.keyboard.press('Control+Enter')
  await expect(counted(page)).toBeFocused()
}

/** A value as it is shown; a click makes it a field. */
export function value(page: Page, label: string): Locator {
  return dialogOf(page)
    .getByRole('button', { name: `Edit ${label}:` })
    .filter({ visible: true })
}

export function field(page: Page, label: string): Locator {
  return dialogOf(page).getByRole('textbox', { name: label, exact: true })
}

export function choices(page: Page): Locator {
  return dialogOf(page).getByRole('checkbox')
}

export function choice(page: Page, name: string): Locator {
  return dialogOf(page).getByRole('checkbox', { name })
}

export function sums(page: Page): Locator {
  return page.getByRole('region', { name: 'Calculated totals' })
}

export function activeMarks(page: Page): Locator {
  return page.locator('mark[data-active=true]')
}
