import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'

test.use({ expectedComplaints: [/status of 400|net::ERR_FAILED/] })

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80" fill="#1f5f5b"/></svg>',
)
const logo = { name: 'seal.svg', mimeType: 'image/svg+xml', buffer: drawing }

test('the logo of a template must be an image and not too large; it is uploaded or dropped on its field, shown on the sheet, kept for later, and removed', async ({
  page,
  signIn,
}) => {
  await signIn()
  await listenForToasts(page)
  await page.goto('/templates')
  await field(page).waitFor()
  await test.step('what cannot be sent', () => sendOtherFiles(page))
  await test.step('a failure half way, and once more', () => failHalfWay(page))
  await removeLogo(page)
  await test.step('how far it is', () => watchProgress(page))
  await removeLogo(page)
  await test.step('by mouse', () => dropLogo(page))
  await removeLogo(page)
  await test.step('on the sheet and for later', () => useLogo(page))
})

async function sendOtherFiles(page: Page): Promise<void> {
  const input = page.getByLabel('Logo file')
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: drawing })
  await expect.poll(heardToasts(page)).toContain('Not an image')
  const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 2 ** 20 + 1) }
  await input.setInputFiles(large)
  await expect.poll(heardToasts(page)).toContain('File too large')
  await expect.poll(heardToasts(page)).toContain('File size must be less than 5MB')
  const lie = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await input.setInputFiles(lie)
  await expect.poll(heardToasts(page)).toContain('Upload failed')
}

async function failHalfWay(page: Page): Promise<void> {
  await page.route('**/api/objects/uploads/**', (route) => route.abort())
  await page.getByLabel('Logo file').setInputFiles(logo)
  await expect
    .poll(heardToasts(page))
    .toContain('Upload failedFailed to upload file. Please try again.')
  await expect(field(page).getByRole('status')).toContainText('Failed to upload file')
  await page.unroute('**/api/objects/uploads/**')
  await page.getByLabel('Logo file').setInputFiles(logo)
  await expect(field(page)).toContainText('✓ Logo uploaded successfully')
}

async function watchProgress(page: Page): Promise<void> {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/objects/uploads/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Logo file').setInputFiles(logo)
  const button = field(page).getByRole('button', { name: 'Uploading...' })
  await expect(button).toBeDisabled()
  await expect(field(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /\d+/)
  goOn()
  await expect(field(page)).toContainText('✓ Logo uploaded successfully')
  await page.unroute('**/api/objects/uploads/**')
}

async function dropLogo(page: Page): Promise<void> {
  const files = await page.evaluateHandle((svg) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([svg], 'dropped.svg', { type: 'image/svg+xml' }))
    return transfer
  }, drawing.toString())
  const place = field(page).getByRole('status')
  await place.dispatchEvent('dragover', { dataTransfer: files })
  await place.dispatchEvent('drop', { dataTransfer: files })
  await expect(field(page)).toContainText('✓ Logo uploaded successfully')
}

async function useLogo(page: Page): Promise<void> {
  await expect(field(page)).toContainText('Up to 5 MB')
  await page.getByLabel('Logo file').setInputFiles(logo)
  await expect(field(page)).toContainText('✓ Logo uploaded successfully')
  await expect.poll(heardToasts(page)).toContain('Upload successful')
  await expect.poll(heardToasts(page)).toContain('Your file has been uploaded successfully.')
  const picture = field(page).getByRole('img', { name: 'Your logo' })
  await expect(picture).toHaveAttribute('src', /\/internal\/objects\/uploads\/obj_/)
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const asked = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('/objects/uploads/obj_'),
  )
  await page.getByLabel('Company name').fill('Seal & Co')
  await asked

  await removeLogo(page)
  await expect(field(page).getByRole('button', { name: 'Upload logo' })).toBeFocused()

  await field(page).getByRole('button', { name: 'Saved logos' }).click()
  await page
    .getByRole('dialog', { name: 'Saved logos' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await expect(picture).toBeVisible()
}

/** Leaves the field as it was before. */
async function removeLogo(page: Page): Promise<void> {
  await field(page).getByRole('button', { name: 'Remove logo' }).click()
  await expect(field(page).getByRole('img', { name: 'Your logo' })).toHaveCount(0)
  await expect(field(page)).not.toContainText('✓ Logo uploaded successfully')
}

function field(page: Page) {
  return page.getByRole('group', { name: 'Logo', exact: true })
}
