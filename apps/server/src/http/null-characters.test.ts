import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { sendBytes } from '../../../../tests/support/raw-answer.ts'

const addresses = [
  ['GET', '/api/templates?owner=a%00', 'owner'],
  ['PUT', '/api/templates/a%00', 'id'],
  ['DELETE', '/api/templates/%00', 'id'],
  ['PUT', '/api/custom-quote-templates/a%00b', 'id'],
  ['PATCH', '/api/custom-po-templates/a%00b', 'id'],
  ['DELETE', '/api/custom-cn-templates/a%00b', 'id'],
  ['PATCH', '/api/logos/%00', 'id'],
  ['POST', '/api/logos/a%00/keep', 'id'],
  ['DELETE', '/api/logos/a%00', 'id'],
  ['PUT', '/api/objects/uploads/x/a%00', 'objectId'],
  ['PUT', '/api/objects/uploads/a%00/x', 'seal'],
  ['GET', '/internal/objects/uploads/a%00', 'objectId'],
  ['GET', '/api/po-pdf/%00', 'id'],
  ['GET', '/api/template-preview/minimalist-line?clientName=%00', 'clientName'],
  ['POST', '/api/auth/confirm-email?token=%00', 'token'],
  ['GET', '/api/login?returnTo=%2F%00', 'returnTo'],
  ['GET', '/nowhere/a%00', 'path'],
  ['GET', '/howto%00', 'path'],
  ['GET', '/api/no%00thing', 'path'],
] as const

describe('a null character', () => {
  let test: TestApp
  let cookie: string

  beforeAll(async () => {
    test = await startTestApp()
    cookie = (await test.signIn()).cookie
  })

  afterAll(() => test.close())

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: string,
  ) =>
    test.app.inject({
      method,
      url,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    })

  it.each(addresses)('in %s %s is refused, naming the field', async (method, url, field) => {
    const answer = await send(method, url, method === 'GET' ? undefined : '{}')
    expect(answer.json()).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(answer.json().fields).toEqual({
      [field]: expect.stringMatching(/ can't contain a null character$/),
    })
  })

  it.each([
    ['a field', '{"type":"quote","clientName":"a\\u0000"}', 'clientName'],
    ['a line', '{"lineItems":[{},{"description":"\\u0000"}]}', 'lineItems.1.description'],
    [
      'lines within a text',
      '{"lineItems":"[{\\"description\\":\\"\\\\u0000\\"}]"}',
      'lineItems.0.description',
    ],
    ['a field that nobody knows', '{"x":{"y":["\\u0000"]}}', 'x.y.0'],
    ['a name', '{"na\\u0000me":1}', 'name'],
    ['the body itself', '"\\u0000"', 'request'],
  ])('in %s of a body is refused, naming it', async (_name, payload, field) => {
    const answer = await send('POST', '/api/template-preview/minimalist-line', payload)
    expect(answer.json()).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('is found a hundred thousand brackets deep, and named in few words', async () => {
    const depth = 100_000
    const payload = `{"x":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`
    const answer = await send('POST', '/api/template-preview/minimalist-line', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.body.length).toBeLessThan(500)
  })

  it('in a form or in the lines of a query is refused, naming the field', async () => {
    const form = await test.app.inject({
      method: 'POST',
      url: '/api/po-pdf/po-classic',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'companyName=a%00',
    })
    expect(form.json().fields).toHaveProperty('companyName')
    const lines = encodeURIComponent('[{"description":"a\\u0000"}]')
    const query = await send('GET', `/api/template-preview/minimalist-line?lineItems=${lines}`)
    expect(query.statusCode).toBe(400)
    expect(query.json().fields).toHaveProperty(['lineItems.0.description'])
  })

  it.each([
    ['the name of a file', "filename*=utf-8''a%00.txt", 'a', 'quote', 'file'],
    ['a field beside a file', 'filename="a.txt"', 'a', 'qu\0te', 'documentType'],
  ])('in %s is refused, naming it', async (_name, fileName, content, type, field) => {
    const parts = [
      `Content-Disposition: form-data; name="documentType"\r\n\r\n${type}`,
      `Content-Disposition: form-data; name="file"; ${fileName}\r\n\r\n${content}`,
    ]
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/ai/autofill',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload: `${parts.map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`,
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('in a header never reaches us', async () => {
    const port = await test.listen()
    for (const name of ['Cookie', 'Origin', 'X-Request-Id', 'Host']) {
      const answer = await sendBytes(
        port,
        `GET / HTTP/1.1\r\nHost: localhost\r\n${name}: a\0b\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('A header of the request')
    }
    expect(await sendBytes(port, 'GET /a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })

  it('that is only spelled out is a text like any other', async () => {
    const answer = await send(
      'POST',
      '/api/template-preview/minimalist-line',
      '{"notes":"\\\\u0000 %00"}',
    )
    expect(answer.statusCode).toBe(200)
    expect(
      (await send('GET', '/api/template-preview/minimalist-line?notes=%2500')).statusCode,
    ).toBe(200)
  })
})
