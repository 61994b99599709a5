import { senderQuotaBytes, senderSchema } from '@sheaf/contract/sender'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { senderDetails } from '../db/schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const sender = {
  fields: {
    companyName: 'Marlow & Finch',
    companyAddress: '4 Dock Road\nBristol',
    iban: 'GB82WEST12345698765432',
    tax1Label: 'VAT',
    tax1Rate: '20',
    enableTax2: false,
    currency: 'GBP',
    jurisdiction: 'GB',
  },
  look: { themes: { invoice: 'blue-wave' }, primaryColor: '#112233', fontFamily: 'Lato' },
}

async function newUser(fields = {}) {
  const { user, cookie } = await test.signIn(fields)
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const url = '/api/sender'
  return {
    user,
    keep: (payload: object) => test.app.inject({ method: 'PUT', url, headers, payload }),
    async find() {
      return senderSchema.parse((await test.app.inject({ url, headers })).json())
    },
    forget: () => test.app.inject({ method: 'DELETE', url, headers }),
    call: (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, payload?: object) =>
      test.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) }),
  }
}

describe('/api/sender', () => {
  it('keeps what the user says about themselves, until they take it back', async () => {
    const { keep, find, forget } = await newUser()
    expect(await find()).toEqual({ fields: {}, look: {}, updatedAt: null })
    const answer = await keep(sender)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await find()).toEqual({ ...sender, updatedAt: expect.any(String) })
    // What takes its place takes it whole.
    await keep({ fields: { companyName: 'Finch' }, look: {} })
    expect(await find()).toMatchObject({ fields: { companyName: 'Finch' }, look: {} })
    expect((await forget()).statusCode).toBe(200)
    expect((await find()).updatedAt).toBeNull()
  })

  it('takes nothing about a client, a line or a text', async () => {
    const { keep, find } = await newUser()
    const clients = { clientName: 'Elena', notes: 'For Elena', lineItems: [{ rate: '1' }] }
    expect((await keep({ ...sender, fields: { ...sender.fields, ...clients } })).statusCode).toBe(
      200,
    )
    expect((await find()).fields).toEqual(sender.fields)
    expect(JSON.stringify(await test.database.orm.select().from(senderDetails))).not.toContain(
      'Elena',
    )
  })

  it.each([
    ['fields.currency', { fields: { currency: 'BTC' } }],
    ['fields.tax1Rate', { fields: { tax1Rate: '101' } }],
    ['fields.companyName', { fields: { companyName: 'x'.repeat(201) } }],
    ['fields.companyLogoUrl', { fields: { companyLogoUrl: '/objects/uploads/obj_somebodys' } }],
    ['look.primaryColor', { look: { primaryColor: 'red' } }],
    ['look.themes.invoice', { look: { themes: { invoice: 'nowhere' } } }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const { keep, find } = await newUser()
    const answer = await keep({ fields: {}, look: {}, ...wrong })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect((await find()).updatedAt).toBeNull()
  })

  it('has a quota in bytes', async () => {
    const { keep } = await newUser()
    const long = { otherBankingInfo: '銀'.repeat(senderQuotaBytes / 3) }
    const answer = await keep({ fields: long, look: {} })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({
      code: 'storage.over-quota',
      message: expect.stringContaining('16 kB'),
    })
  })

  it('is nobody else’s, and goes with the account and into its data', async () => {
    const [one, other] = [await newUser(), await newUser()]
    await one.keep(sender)
    expect((await other.find()).updatedAt).toBeNull()
    const data = await one.call('GET', '/account/data')
    expect(data.json().sender_details).toMatchObject([
      { fields: { companyName: 'Marlow & Finch' } },
    ])
    const stranger = await test.app.inject({ url: '/api/sender' })
    expect(stranger.statusCode).toBe(401)
  })

  it('lets go of a logo that is deleted', async () => {
    const { keep, find, call } = await newUser()
    const drawn = await call('POST', '/ai/generate-logo', {
      companyName: 'Marlow',
      style: 'modern',
      colors: ['#17347f', '#2f8ae5'],
    })
    expect(drawn.statusCode, drawn.body.slice(0, 200)).toBe(200)
    const [logo] = (await call('GET', '/logos')).json()
    const companyLogoUrl: string = logo.logoUrl
    expect((await keep({ ...sender, fields: { companyLogoUrl } })).statusCode).toBe(200)
    const refused = await call('DELETE', `/logos/${logo.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toMatch(/is used by your saved details\.$/)
    expect((await call('DELETE', `/logos/${logo.id}?detach=true`)).statusCode).toBe(200)
    expect((await find()).fields.companyLogoUrl).toBe('')
  })
})
