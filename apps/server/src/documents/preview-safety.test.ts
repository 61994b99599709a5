import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { collectLog } from '../../../../tests/support/log.ts'
import { elementsOf, previewCalls, textOf } from '../../../../tests/support/previews.ts'

const marker = 'Marker-Client-5108'

describe('previews', () => {
  let test: TestApp
  const { get, post } = previewCalls(() => test)

  beforeAll(async () => {
    test = await startTestApp()
    await test.typesetter.check()
  }, 60_000)

  afterAll(() => test.close())

  it('leave what users type without effect', async () => {
    const attacks = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'-alert(1)-'",
      '</title><svg onload=alert(1)>',
      '</style><style>*{display:none}</style>',
      '&lt;b&gt; #import "x" $x$ \\',
    ]
    const path = '/api/template-preview/minimalist-line'
    const known = elementsOf((await get(path)).body)
    for (const attack of attacks) {
      const fields = {
        companyName: attack,
        clientAddress: attack,
        invoiceNumber: attack,
        notes: attack,
        lineItems: JSON.stringify([
          { description: attack, quantity: '1', rate: '1', unit: attack },
        ]),
      }
      const answer = await get(path, fields)
      expect(answer.statusCode).toBe(200)
      expect(elementsOf(answer.body).filter((each) => !known.includes(each))).toEqual([])
      expect(textOf(answer.body).split(attack).length).toBeGreaterThan(4)
    }
  })

  it('run nothing, load nothing, and are framed by the product only', async () => {
    const answer = await get('/api/template-preview/minimalist-line')
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(answer.body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';img-src data:;` +
        "base-uri 'none';form-action 'none';frame-ancestors 'self'",
    )
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(answer.body.match(/<style/g)).toHaveLength(1)
    expect(answer.body).not.toMatch(/<script| style=| on\w+=|(?:src|href)="(?!#|data:)/)
  })

  it('leave no trace of a document in the log or on the disk', async () => {
    const path = '/api/template-preview/minimalist-line'
    const fields = { companyName: marker, clientEmail: `a@${marker}`, notes: marker }
    expect((await get(path, fields)).body).toContain(marker)
    expect((await post(path, fields)).body).toContain(marker)
    await get(path, { ...fields, lineItems: `[{"quantity":"${marker}"}]` })
    await post(path, { ...fields, dueDate: marker, fontFamily: marker })
    await get('/api/template-preview/nowhere', fields)
    expect(test.log.text()).toContain('"path":"/api/template-preview/minimalist-line"')
    expect(test.log.text()).not.toContain(marker)
    for (const file of await readdir(test.dataDir, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) {
        expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toContain(marker)
      }
    }
  })

  it('answer 429 with Retry-After to an address that asks without pause', async () => {
    const ask = (remoteAddress: string) =>
      test.app.inject({ url: '/api/po-preview/nowhere', remoteAddress })
    const answers = await Promise.all(Array.from({ length: 120 }, () => ask('203.0.113.9')))
    const limited = answers.filter(({ statusCode }) => statusCode === 429)
    expect(limited.length).toBeGreaterThan(0)
    expect(limited[0]?.headers['retry-after']).toBe('1')
    expect(limited[0]?.json()).toMatchObject({ code: 'rate.limited' })
    expect((await ask('203.0.113.10')).statusCode).toBe(404)
  })

  it('take a query of 64 KiB through a socket, and refuse a longer one at once', async () => {
    const port = await test.listen()
    const address = `http://127.0.0.1:${port}/api/template-preview/minimalist-line`
    const lines = Array.from({ length: 12 }, (_, at) => ({ description: `${at} `.repeat(1200) }))
    const query = `lineItems=${encodeURIComponent(JSON.stringify(lines))}&clientName=`
    const full = query + marker.padEnd(200, 'x')
    const padded = `${full}&x=`.padEnd(64 * 1024, 'y')
    expect(padded.length).toBe(64 * 1024)
    const answer = await fetch(`${address}?${padded}`)
    expect(answer.status).toBe(200)
    expect(textOf(await answer.text())).toContain(marker)

    for (const length of [100, 1000]) {
      const refused = await fetch(`${address}?x=${'y'.repeat(length * 1024)}`)
      expect(refused.status).toBe(413)
      expect(await refused.json()).toMatchObject({ code: 'request.too-large' })
    }
  })
})

describe('a typesetter that cannot keep up', () => {
  it('answers 503 with Retry-After to what its queue does not take, and draws the rest', async () => {
    const { log } = collectLog()
    const typesetter = await createTypesetter({ workers: 1, queueLimit: 2, log })
    const test = await startTestApp({ typesetter })
    const url = '/api/template-preview/minimalist-line'
    const answers = await Promise.all(Array.from({ length: 12 }, () => test.app.inject(url)))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    const drawn = answers.filter(({ statusCode }) => statusCode === 200)
    expect(busy.length).toBeGreaterThan(0)
    expect(drawn.length).toBeGreaterThan(0)
    expect(busy.length + drawn.length).toBe(12)
    expect(busy[0]?.headers['retry-after']).toBe('1')
    expect(busy[0]?.json()).toMatchObject({ code: 'server.overloaded' })
    expect((await test.app.inject(url)).statusCode).toBe(200)
    await test.close()
  })

  it('answers 500 when it fails, without a word of the document, and is not ready', async () => {
    const { log } = collectLog()
    const typesetter = await createTypesetter({ workers: 1, queueLimit: 2, log })
    const test = await startTestApp({ typesetter })
    await typesetter.close()
    const url = `/api/template-preview/minimalist-line?clientName=${marker}`
    const answer = await test.app.inject(url)
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain(marker)
    expect(test.log.text()).toContain('request failed')
    expect(test.log.text()).not.toContain(marker)
    expect((await test.app.inject('/readyz')).json()).toMatchObject({
      fields: { typesetter: 'does not answer' },
    })
    await test.close()
  })
})
