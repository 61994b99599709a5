import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import {
  activeMarks,
  choice,
  dialogOf,
  field,
  mail,
  readAgain,
  readInDialog,
  value,
} from './autofill-dialog.ts'
import { openCreate } from './invoice-writer.ts'

const agreement = `Service agreement between Hartley Design, 4 Quay Street, Bristol BS1 4XE and Northwind Outdoor, Inc., 2100 Alder Street, Portland, OR 97205.

1. Brand refresh: 18 hours at $75 per hour
2. Photo retouching: 12 images at $20 each
Payment within 15 days.
`

const quoted = `On Tue, Mar 3, 2026 at 9:14 AM Jo Hartley <jo@hartley.example> wrote:
> Hi Melissa,
> I could also do it in 20 hours at $90 per hour.
> Best, Jo
`

test.describe('what autofill read', () => {
  test('lets values be edited in place or called wrong, with all that hung on them', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await readInDialog(page, mail)

    await value(page, 'Client company').click()
    await expect(field(page, 'Client company')).toBeFocused()
    await page.keyboard.type('Something else')
    await page.keyboard.press('Escape')
    await expect(value(page, 'Client company')).toHaveText('Northwind Outdoor, Inc.')
    await expect(value(page, 'Client company')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Northwind Outdoor Ltd')
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Client company Northwind Outdoor Ltd')).toBeChecked()

    await value(page, 'Rate, design').click()
    await field(page, 'Rate, design').fill('lots')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Rate, design')).toHaveAccessibleDescription(/Enter a number/)
    await field(page, 'Rate, design').fill('80')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByRole('region', { name: 'Line items' })).toContainText(
      '$1 440.00',
    )
    await expect(choice(page, 'design')).toBeChecked()

    // The address and the email were read for that name.
    await page.getByRole('button', { name: "That's wrong: Client name" }).click()
    await expect(choice(page, 'Client name')).toHaveCount(0)
    await expect(choice(page, 'Client email')).toHaveCount(0)
    await expect(choice(page, 'Client address')).toHaveCount(0)
    await expect(dialogOf(page)).toContainText('3 details removed.')
    await page.getByRole('button', { name: 'Put back' }).click()
    await expect(choice(page, 'Client email')).toBeChecked()
    await page.getByRole('button', { name: "That's wrong: design" }).click()
    await expect(choice(page, 'design')).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: /^Fill in \d+ details$/ }).click()
    await expect(page.getByLabel('Client company')).toHaveValue('Northwind Outdoor Ltd')
  })

  test('asks which party is the user, and grays what was quoted, on a phone too', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await openCreate(page)
    await readInDialog(page, agreement)
    const question = page.getByRole('group', { name: 'Which of these is you?' })
    await expect(question.getByRole('button')).toHaveText([
      'Hartley Design',
      'Northwind Outdoor, Inc.',
      'None of these',
    ])
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Hartley Design' }).click()
    await expect(choice(page, 'Client name Northwind Outdoor, Inc.')).toBeVisible()
    await expect(question).toHaveCount(0)

    // The text stays in sight above what was read in it, and follows.
    const text = page.getByRole('region', { name: 'Source text' })
    await choice(page, 'Payment Terms Net 15').focus()
    await expect(activeMarks(page)).toBeInViewport()
    await expect(text).toBeInViewport()
    await page.getByRole('button', { name: 'Another text' }).click()
    await readAgain(page, `${mail}\n${quoted}`)
    const passedOver = text.locator('[title^="Not used"]')
    await expect(passedOver).toContainText('20 hours at $90')
    await expect(dialogOf(page).getByRole('region', { name: 'Line items' })).not.toContainText(
      '$90',
    )
    await value(page, 'Client name').click()
    await expect(field(page, 'Client name')).toBeInViewport()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  })
})
