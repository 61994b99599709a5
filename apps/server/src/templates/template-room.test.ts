import { templateQuotaBytes } from '@sheaf/contract/template-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { templates } from '../db/schema.ts'
import { createTemplateStore } from './store.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function member() {
  const { user, cookie } = await test.signIn()
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const call = (method: Method, path: string, payload?: object) =>
    test.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  /** As they may lie in the database since before there was a quota. */
  const fill = (count: number, fields: Record<string, unknown>, kind: Kind = 'purchase_order') => {
    const rows = Array.from({ length: count }, (_, at) => ({
      id: `tpl_${user.id}_${kind}_${at}`,
      userId: user.id,
      kind,
      name: `No ${at}`,
      theme: 'po-classic',
      fields,
    }))
    return test.database.orm.insert(templates).values(rows)
  }
  return { user, call, fill }
}

type Kind = (typeof templates.$inferInsert)['kind']

const invoice = (fields: object = {}) => ({ name: 'Studio', theme: 'blue-wave', ...fields })
const order = (comments: string) => ({
  name: 'Order',
  systemTemplateId: 'po-classic',
  defaultComments: comments,
})
const lines = (count: number) => ({
  name: 'Order',
  systemTemplateId: 'po-classic',
  companyName: 'Aurelia',
  defaultLineItems: Array.from({ length: count }, () => ({ description: 'x'.repeat(9000) })),
})

describe('the room for templates', () => {
  it('ends at two megabytes over all kinds, with words that say what to do', async () => {
    const { call } = await member()
    expect((await call('POST', '/custom-po-templates', lines(100))).statusCode).toBe(201)
    expect((await call('POST', '/custom-po-templates', lines(100))).statusCode).toBe(201)
    const refused = await call('POST', '/custom-po-templates', lines(100))
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toMatchObject({
      code: 'storage.over-quota',
      message: expect.stringMatching(/2 MB.*shorten.*delete/),
    })
    expect((await call('GET', '/custom-po-templates')).json()).toHaveLength(2)
    const small = await call('POST', '/templates', invoice())
    expect(small.statusCode).toBe(201)
    const { id } = (await call('POST', '/custom-po-templates', order('short'))).json()
    const grown = await call('PUT', `/custom-po-templates/${id}`, lines(100))
    expect(grown.statusCode).toBe(413)
    expect((await call('GET', `/custom-po-templates/${id}`)).json()).toMatchObject({
      defaultComments: 'short',
    })
  })

  it('leaves what is beyond it readable, and lets it be renamed, made smaller and deleted', async () => {
    const { user, call, fill } = await member()
    await fill(3, { defaultComments: 'x'.repeat(templateQuotaBytes / 2) })
    const id = `tpl_${user.id}_purchase_order_0`
    expect((await call('GET', `/custom-po-templates/${id}`)).statusCode).toBe(200)
    const path = `/custom-po-templates/${id}`
    expect((await call('PATCH', path, { name: 'Renamed' })).statusCode).toBe(200)
    expect((await call('PUT', path, order('less'))).statusCode).toBe(200)
    expect((await call('POST', '/templates', invoice())).statusCode).toBe(413)
    expect(
      (await call('DELETE', `/custom-po-templates/tpl_${user.id}_purchase_order_1`)).statusCode,
    ).toBe(200)
    expect((await call('POST', '/templates', invoice())).statusCode).toBe(201)
  })

  it('has 500 places, also for those who save side by side', async () => {
    const { call, fill } = await member()
    await fill(495, {})
    const saves = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/templates', invoice())),
    )
    expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 15 }, () => 409),
    ])
  })

  it('holds for bytes that are saved side by side', async () => {
    const { call } = await member()
    const saves = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '/custom-po-templates', lines(70))),
    )
    const kept = saves.filter(({ statusCode }) => statusCode === 201)
    expect(kept).toHaveLength(3)
  })
})

describe('a list of templates', () => {
  it('has of a large one what a card shows; the route of the template has all of it', async () => {
    const { call } = await member()
    const { id } = (await call('POST', '/custom-po-templates', lines(100))).json()
    const answer = await call('GET', '/custom-po-templates')
    expect(answer.payload.length).toBeLessThan(1000)
    const [listed] = answer.json()
    expect(listed).toMatchObject({ id, companyName: 'Aurelia', isShortened: true })
    expect(listed).not.toHaveProperty('defaultLineItems')
    const whole = (await call('GET', `/custom-po-templates/${id}`)).json()
    expect(whole.defaultLineItems).toHaveLength(100)
    expect(whole).not.toHaveProperty('isShortened')
  })

  it('shows no text of a large invoice template that it does not have', async () => {
    const { call } = await member()
    const long = { businessNotes: 'n'.repeat(9000), defaultTerms: 't'.repeat(9000) }
    const { id } = (await call('POST', '/templates', invoice(long))).json()
    const [listed] = (await call('GET', '/templates')).json()
    expect(listed).toMatchObject({ id, isShortened: true, defaultTerms: '', businessNotes: '' })
    expect((await call('GET', `/templates/${id}`)).json()).toMatchObject(long)
  })

  it('comes in pages, and stays small whatever lies in the database', {
    timeout: 60_000,
  }, async () => {
    const { call, fill } = await member()
    await fill(450, { companyName: 'Aurelia', defaultComments: 'x'.repeat(20_000) })
    const sizes: number[] = []
    for (let path: string | undefined = 'custom-po-templates'; path !== undefined; ) {
      const answer = await call('GET', `/${path}`)
      expect(answer.payload.length).toBeLessThan(600_000)
      sizes.push(answer.json().length)
      path = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
    }
    expect(sizes).toEqual([200, 200, 50])
    expect((await call('GET', '/custom-po-templates?page=99')).json()).toEqual([])
    expect((await call('GET', '/custom-po-templates?page=0')).statusCode).toBe(400)
  })

  it('gives autofill the sender and nothing else, each one once', async () => {
    const { user, fill } = await member()
    await fill(5, { companyName: 'Aurelia', iban: 'NL1', defaultComments: 'x'.repeat(20_000) })
    expect(await createTemplateStore(test.database.orm).listSenders(user.id)).toEqual([
      {
        companyName: 'Aurelia',
        companyContact: null,
        companyEmail: null,
        companyTaxId: null,
        iban: 'NL1',
      },
    ])
  })

  it('is for its owner alone, as is each template', async () => {
    const [ada, bob] = [await member(), await member()]
    const { id } = (await ada.call('POST', '/templates', invoice())).json()
    expect((await bob.call('GET', `/templates/${id}`)).statusCode).toBe(404)
    expect((await ada.call('GET', `/custom-po-templates/${id}`)).statusCode).toBe(404)
  })
})
