import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailsTo } from '../../../../tests/support/mails.ts'
import { type StripeServer, startStripeServer } from '../../../../tests/support/stripe-server.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { createAccountStore } from '../accounts/store.ts'
import { createBillingStore } from './store.ts'

const day = 24 * 60 * 60 * 1000

let stripe: StripeServer
let test: TestApp
beforeAll(async () => {
  stripe = await startStripeServer()
  test = await startTestApp({ env: stripe.env })
  stripe.webhookUrl = `http://127.0.0.1:${await test.listen()}/api/stripe/webhook`
})
afterAll(async () => {
  await test.close()
  await stripe.stop()
})
beforeEach(() => {
  test.clock.now = new Date()
})
afterEach(() => {
  stripe.mood = 'well'
  stripe.meanwhile = async () => undefined
})

async function newPayer() {
  const user = await addUser(test.database.orm, { passwordHash: quick.passwordHash })
  // Months go by, and sessions end.
  const headersNow = async () => ({
    cookie: await test.openSession(user.id),
    'sec-fetch-site': 'same-origin',
  })
  const post = async (act: string) =>
    test.app.inject({ method: 'POST', url: `/api/billing/${act}`, headers: await headersNow() })
  const account = async () => await createAccountStore(test.database.orm).getUser(user.id)
  const customer = async () =>
    (await createBillingStore(test.database.orm).find(user.id))?.customerId ?? ''
  return {
    user,
    headersNow,
    post,
    customer,
    plan: async () => (await account())?.subscription,
    async billing() {
      const answer = await test.app.inject({ url: '/api/billing', headers: await headersNow() })
      return answer.json()
    },
    async pay() {
      const url: string = (await post('checkout')).json().url
      await stripe.pay(url.split('/').at(-1) ?? '')
    },
  }
}

describe('who pays', () => {
  it('has Premium as soon as the message comes, and reads when the next payment is', async () => {
    const payer = await newPayer()
    expect(await payer.billing()).toMatchObject({ isSold: true, state: 'none', until: null })
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    const { state, until } = await payer.billing()
    expect(state).toBe('active')
    expect(Date.parse(until)).toBeGreaterThan(Date.now() + 29 * day)
  })

  it('does not pay twice: an open page is used again, and one who pays is told so', async () => {
    const payer = await newPayer()
    const urls = await Promise.all([payer.post('checkout'), payer.post('checkout')])
    expect(urls.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const third = await payer.post('checkout')
    expect(stripe.checkouts.map(({ id }) => id)).toContain(third.json().url.split('/').at(-1))
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    const again = await payer.post('checkout')
    expect(again.statusCode).toBe(409)
    expect(again.json().code).toBe('billing.already-paying')
  })

  it('keeps Premium to the end of the period that is canceled, and not longer', async () => {
    const payer = await newPayer()
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    await stripe.cancel(await payer.customer())
    await expect.poll(async () => (await payer.billing()).state).toBe('ending')
    expect(await payer.plan()).toBe('premium')
    await stripe.endPeriod(await payer.customer())
    await expect.poll(payer.plan).toBe('free')
    // And may come back.
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
  })

  it('is written to once when a payment fails, and has a week', async () => {
    const payer = await newPayer()
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    test.clock.now = new Date(Date.parse((await payer.billing()).until) + 60_000)
    await stripe.endPeriod(await payer.customer(), 'failed')
    await expect.poll(async () => (await payer.billing()).state).toBe('past-due')
    expect(await payer.plan()).toBe('premium')
    await stripe.send(stripe.messages.at(-1) ?? '')
    await payer.post('check')
    const mails = async () =>
      (await mailsTo(test, payer.user.email)).filter(({ subject }) =>
        subject.includes("didn't go through"),
      )
    await expect.poll(async () => (await mails()).length).toBe(1)
    test.clock.now = new Date(test.clock.now.getTime() + 7 * day)
    expect((await payer.post('check')).json().state).toBe('none')
    expect(await payer.plan()).toBe('free')
    expect(await mails()).toHaveLength(1)
  })

  it('is not charged again after deleting the account', async () => {
    const payer = await newPayer()
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    const customer = await payer.customer()
    const gone = await test.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: await payer.headersNow(),
      payload: { password: quick.password },
    })
    expect(gone.statusCode).toBe(200)
    await expect.poll(() => stripe.customers.has(customer)).toBe(false)
  })

  it('leaves no name with the provider when the account goes while they become its customer', async () => {
    const payer = await newPayer()
    const before = new Set(stripe.customers)
    stripe.meanwhile = async () => {
      await test.database.pool.query('delete from users where id = $1', [payer.user.id])
    }
    expect((await payer.post('checkout')).statusCode).toBe(401)
    await expect.poll(() => [...stripe.customers]).toEqual([...before])
  })
})

describe('a message', () => {
  it('that comes twice, late or out of order changes nothing that is not so', async () => {
    const payer = await newPayer()
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    const ofPayment = stripe.messages.slice(-2)
    await stripe.cancel(await payer.customer())
    await stripe.endPeriod(await payer.customer())
    await expect.poll(payer.plan).toBe('free')
    for (const message of ofPayment.toReversed()) expect(await stripe.send(message)).toBe(200)
    await payer.post('check')
    await expect.poll(waitingMessages).toBe(0)
    expect(await payer.plan()).toBe('free')
  })

  it('that nobody signed is refused', async () => {
    const message = JSON.stringify({ id: 'evt_1', data: { object: { customer: 'cus_1' } } })
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=ab`]) {
      expect(await stripe.send(message, signature)).toBe(400)
    }
  })

  it('about somebody unknown, or about nobody, is taken and leads to nothing', async () => {
    for (const object of [{ customer: 'cus_of_another_shop' }, {}, { customer: { id: 7 } }]) {
      const message = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } })
      expect(await stripe.send(message)).toBe(200)
    }
  })

  it('that got lost is made up for', async () => {
    const payer = await newPayer()
    stripe.mood = 'silent'
    await payer.pay()
    expect(await payer.plan()).toBe('free')
    // Back from the page of the service.
    expect((await payer.post('check')).json().state).toBe('active')
    expect(await payer.plan()).toBe('premium')
    await stripe.cancel(await payer.customer())
    test.clock.now = new Date(Date.parse((await payer.billing()).until) + 60_000)
    await stripe.endPeriod(await payer.customer())
    await test.jobs.add(reconcile, {}, test.database.orm)
    test.jobs.wake(reconcile)
    await expect.poll(payer.plan).toBe('free')
  })

  it('about a first payment that got lost is made up for, though its user never comes back', async () => {
    const payer = await newPayer()
    stripe.mood = 'silent'
    await payer.pay()
    expect(await payer.plan()).toBe('free')
    await test.jobs.add(reconcile, {}, test.database.orm)
    test.jobs.wake(reconcile)
    await expect.poll(payer.plan).toBe('premium')
  })

  it('that comes while the service is away is followed when it is back', async () => {
    const payer = await newPayer()
    const url: string = (await payer.post('checkout')).json().url
    stripe.mood = 'fails'
    await stripe.pay(url.split('/').at(-1) ?? '')
    const refused = await payer.post('check')
    expect(refused.statusCode).toBe(503)
    expect(refused.json().message).toContain('try again')
    expect(await payer.plan()).toBe('free')
    stripe.mood = 'well'
    await expect.poll(payer.plan, { timeout: 20_000 }).toBe('premium')
  })
})

const reconcile = { name: 'reconcile-plans', options: {}, atOnce: 1, parse: () => ({}) }

async function waitingMessages() {
  const { rows } = await test.database.pool.query(
    "select 1 from sheaf_jobs.job where name = 'read-plan' and state in ('created', 'retry', 'active')",
  )
  return rows.length
}

describe('what the operator grants', () => {
  it('does not end with what is paid', async () => {
    const payer = await newPayer()
    await payer.pay()
    await expect.poll(payer.plan).toBe('premium')
    const store = createAccountStore(test.database.orm)
    await store.changeUser(payer.user.id, { isGrantedPremium: true })
    await stripe.cancel(await payer.customer())
    await stripe.endPeriod(await payer.customer())
    await expect.poll(async () => (await payer.billing()).state).toBe('none')
    expect(await payer.plan()).toBe('premium')
    expect(await payer.billing()).toMatchObject({ isGranted: true })
  })
})

describe('without settings', () => {
  it('nothing is sold, and the page learns that', async () => {
    const shop = await startTestApp()
    const { cookie } = await shop.signIn()
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const state = await shop.app.inject({ url: '/api/billing', headers })
    expect(state.json()).toEqual({ isSold: false, isGranted: false, state: 'none', until: null })
    for (const act of ['checkout', 'portal', 'check']) {
      const url = `/api/billing/${act}`
      const answer = await shop.app.inject({ method: 'POST', url, headers })
      expect(answer.json().code, act).toBe('billing.not-sold')
    }
    const message = await shop.app.inject({ method: 'POST', url: '/api/stripe/webhook' })
    expect(message.statusCode).toBe(404)
    await shop.close()
  })
})
