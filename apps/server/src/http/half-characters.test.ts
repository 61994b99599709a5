import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

const half = '\ud83d'

describe('half an emoji in a JSON body', () => {
  let test: TestApp
  let cookie: string

  beforeAll(async () => {
    test = await startTestApp()
    cookie = (await test.signIn({ subscription: 'premium' })).cookie
  })

  afterAll(() => test.close())

  function send(method: 'POST' | 'PUT', path: string, body: object) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const payload = JSON.stringify(body)
    return test.app.inject({ method, url: `/api${path}`, headers, payload })
  }

  it('is kept as the sign for what could not be read', async () => {
    const quoteData = { clientName: `Elena ${half}`, labels: { issued: half } }
    const body = { name: 'Mine', systemTemplateId: 'quote-modern-blue', quoteData }
    const answer = await send('POST', '/custom-quote-templates', body)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().quoteData).toMatchObject({ clientName: 'Elena \ufffd' })
  })

  it('hinders no PDF, wherever it stands', async () => {
    const fields = { invoiceNumber: `7${half}`, clientName: half, notes: `${half}${half}` }
    const lineItems = [{ description: `Desk ${half}`, quantity: '1', rate: '1' }]
    const body = { type: 'invoice', templateId: 'blue-wave', ...fields, lineItems }
    const answer = await send('POST', '/generate-pdf', body)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.headers['document-number']).toBe('7%EF%BF%BD')
  })

  it('is told from whole ones, and from a backslash that somebody typed', async () => {
    const clientName = '😀 \\ud83d \\\\ud83d é'
    const quoteData = { clientName, notes: half }
    const body = { name: 'Mine', systemTemplateId: 'quote-modern-blue', quoteData }
    // As programs write it that keep to ASCII.
    const payload = JSON.stringify(body).replace('😀', '\\ud83d\\ude00')
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const url = '/api/custom-quote-templates'
    const answer = await test.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.json().quoteData).toMatchObject({ clientName })
  })
})
