import type { Locator, Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { generate, openCreate } from './invoice-writer.ts'

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

test.describe('a document', () => {
  test('is translated, says what stayed, goes back, and comes back after a reload', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await page.getByLabel('Client name').fill('Elena Castellan')
    await textAt(page, 'lines.0.description').fill('Logo design – 3 concepts (March)')
    await page.getByLabel('Rate, line 1').fill('640.50')
    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await textAt(page, 'lines.1.description').fill('Brushing otters')
    await textAt(page, 'texts.message').fill('Thank you for your order!\nThe otters say hello.')
    const terms = await textAt(page, 'texts.terms').inputValue()

    await translateButton(page).click()
    await expect(page.getByLabel('Search languages')).toBeFocused()
    await expect(page.getByRole('option', { name: /^English$/ })).toHaveCount(0)
    await expect(startButton(page)).toBeDisabled()
    await context.setOffline(true)
    await expect(page.getByText("You're offline. Translating needs a connection.")).toBeVisible()
    await context.setOffline(false)
    await page.getByLabel('Search languages').fill('deu')
    await page.keyboard.press('Enter')
    expect(await seriousFindings(page)).toEqual([])
    await startButton(page).click()

    await expect(note(page)).toContainText('Translated 3 of 5 lines. 2 stay as they were.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(textAt(page, 'lines.0.description')).toHaveValue(
      'Logogestaltung – 3 Entwürfe (März)',
    )
    await expect(textAt(page, 'lines.1.description')).toHaveAccessibleDescription('Not translated')
    await expect(textAt(page, 'texts.message')).toHaveAccessibleDescription('Partly translated')
    await expect(textAt(page, 'texts.terms')).not.toHaveValue(terms)
    await expect(page.getByLabel('Rate, line 1')).toHaveValue(/640/)
    expect(await seriousFindings(page)).toEqual([])

    // The way to each of them, until it is written.
    await note(page).getByRole('button', { name: 'Show next' }).click()
    await expect(textAt(page, 'lines.1.description')).toBeFocused()
    await note(page).getByRole('button', { name: 'Show next' }).click()
    await expect(textAt(page, 'texts.message')).toBeFocused()
    await textAt(page, 'lines.1.description').fill('Otter bürsten')
    await expect(note(page)).toContainText('Translated 4 of 5 lines. 1 stays as it was.')

    await page.reload()
    await expect(note(page)).toContainText('Translated 4 of 5 lines. 1 stays as it was.')
    await expect(textAt(page, 'texts.message')).toHaveAccessibleDescription('Partly translated')
    await note(page).getByRole('button', { name: 'Back to the original' }).click()
    await expect(textAt(page, 'lines.0.description')).toHaveValue(
      'Logo design – 3 concepts (March)',
    )
    await expect(textAt(page, 'lines.1.description')).toHaveValue('Brushing otters')
    await expect(textAt(page, 'texts.terms')).toHaveValue(terms)
    await expect(note(page)).toHaveCount(0)

    // One step, there and back.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(textAt(page, 'lines.1.description')).toHaveValue('Otter bürsten')
    await expect(note(page)).toBeVisible()

    // A document that was handed out has no original any more.
    await generate(page)
    await page.getByRole('button', { name: 'Edit Document' }).click()
    await expect(textAt(page, 'lines.1.description')).toHaveValue('Otter bürsten')
    await expect(note(page)).toHaveCount(0)
  })

  test('of any other kind is translated too, on a phone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await signIn()
    for (const path of otherKinds) {
      await page.goto(path)
      await textAt(page, 'lines.0.description').fill('Brushing otters')
      await textAt(page, 'texts.message').fill('Thank you for your order!')
      await translateButton(page).click()
      await page.getByLabel('Search languages').fill('fran')
      await page.keyboard.press('Enter')
      expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
      await startButton(page).click()
      await expect(textAt(page, 'texts.message'), path).toHaveValue(/^Merci/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await note(page).getByRole('button', { name: 'Show it' }).click()
      await expect(textAt(page, 'lines.0.description')).toBeFocused()
      await expect(textAt(page, 'lines.0.description')).toHaveAccessibleDescription(
        'Not translated',
      )
      expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
      expect(await seriousFindings(page), path).toEqual([])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(textAt(page, 'texts.message')).toHaveValue('Thank you for your order!')
    }
  })
})

const otherKinds = [
  '/create-quote',
  '/create-purchase-order',
  '/create-credit-note',
  '/create/delivery_note',
]

function translateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Translate', exact: true })
}

function startButton(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /^Translate/ })
}

function note(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /Translated/ })
}

/** By its path: what fields are called may change with the language. */
function textAt(page: Page, path: string): Locator {
  return page.locator(`[name="${path}"]`)
}
