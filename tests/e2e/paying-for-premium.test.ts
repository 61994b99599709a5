import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { openSessions } from '../support/sessions.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts'

test.describe('an installation that takes payments', () => {
  // In one worker, or each would start this server once more.
  test.describe.configure({ mode: 'default' })

  let stripe: StripeServer
  let shop: SheafProcess
  let sessions: Awaited<ReturnType<typeof openSessions>>
  test.beforeAll(async () => {
    stripe = await startStripeServer()
    shop = await startSheaf('', stripe.env)
    stripe.webhookUrl = `${shop.url}/api/stripe/webhook`
    sessions = await openSessions(shop)
  })
  test.beforeEach(async ({ context }) => {
    await sessions.signIn(context, { documentsUsed: 2 })
  })
  test.afterAll(async () => {
    await sessions.end()
    await shop.stop()
    await stripe.stop()
  })

  const customer = () => stripe.checkouts.at(-1)?.customer ?? ''

  test('sells Premium: paid, it is there at once; canceled, it lasts to the end of the period', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/upgrade`)
    await expect(page.getByText('$3 a month, cancel anytime')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    // Whoever turns back on the way is where they were.
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('$3 a month, cancel anytime')).toBeVisible()
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await page.getByRole('button', { name: 'Pay $3.00' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on Premium")

    await page.getByRole('link', { name: 'Your account' }).first().click()
    const plan = page.getByRole('region', { name: 'Plan' })
    await expect(plan).toContainText('Next payment of $3')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    }
    await plan.getByRole('button', { name: 'Manage plan' }).click()
    // Its message comes late, but its page leads back to one that asks.
    stripe.mood = 'silent'
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(plan).toContainText('Canceled. You have Premium until')
    stripe.mood = 'well'
    await stripe.endPeriod(customer())
    await expect(async () => {
      await page.reload()
      await expect(plan.getByRole('heading')).toHaveText('Free Plan', { timeout: 2000 })
    }).toPass()
  })

  test.describe('while the provider is away', () => {
    test.use({ expectedComplaints: [/status of 503/] })

    test('says so, and nothing is lost; waits for a payment whose message got lost, and leaves a week when the next one fails', async ({
      page,
    }) => {
      stripe.mood = 'fails'
      await page.goto(`${shop.url}/upgrade`)
      await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
      const notes = page.getByRole('region', { name: /Notifications/ })
      await expect(notes).toContainText("We can't reach our payment provider right now")
      stripe.mood = 'well'
      await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
      await expect(page.getByRole('button', { name: 'Pay $3.00' })).toBeVisible()
      stripe.mood = 'silent'
      await page.getByRole('button', { name: 'Pay $3.00' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on Premium")
      stripe.mood = 'well'
      await stripe.endPeriod(customer(), 'failed')
      const plan = page.getByRole('region', { name: 'Plan' })
      await expect(async () => {
        await page.goto(`${shop.url}/account`)
        await expect(plan).toContainText("Your last payment didn't go through", { timeout: 2000 })
      }).toPass()
      await expect(plan.getByRole('button', { name: 'Update payment' })).toBeVisible()
      await expect(plan.getByRole('heading')).toHaveText('Premium')
    })
  })
})
