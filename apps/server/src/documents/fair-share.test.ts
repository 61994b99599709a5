import { setTimeout as delay } from 'node:timers/promises'
import { createTypesetter, type TypesetterOptions } from '@sheaf/rendering/typesetter/pool'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { longInvoice, manyGhosts } from '../../../../tests/support/attacks/documents.ts'

const path = '/api/template-preview/minimalist-line'
const attacker = '192.0.2.1'
const neighbor = '192.0.2.2'

let test: TestApp | undefined
afterEach(() => test?.close())

async function startApp(options: Partial<TypesetterOptions> = {}): Promise<TestApp> {
  const typesetter = createTypesetter({ workers: 1, queueLimit: 40, ...options })
  test = await startTestApp({ typesetter })
  return test
}

function preview({ app }: TestApp, remoteAddress: string, payload: object) {
  return app.inject({ method: 'POST', url: path, payload, remoteAddress })
}

const short = { invoiceNumber: 'INV-2', companyName: 'Marlow & Finch' }

describe('one client', { timeout: 60_000 }, () => {
  it('cannot have a document drawn that would take the workers for long', async () => {
    const app = await startApp()
    const answer = await preview(app, attacker, longInvoice(1000, 900))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({
      code: 'request.too-large',
      message:
        'The document has 900,020 characters, and the limit is 100,000. Shorten the line items (900,000 characters).',
      fields: { lineItems: expect.any(String) },
    })
    const { lineItems, ...rest } = longInvoice(1000, 900)
    const asText = { ...rest, lineItems: JSON.stringify(lineItems) }
    expect((await preview(app, attacker, asText)).statusCode).toBe(413)
    const notes = { ...longInvoice(990, 100), notes: 'a'.repeat(9000), terms: 'b' }
    expect((await preview(app, attacker, notes)).json().message).toMatch(/Shorten the line items/)
  })

  it('cannot ask for thousands of words in empty fields', async () => {
    const app = await startApp()
    const places = { ghosts: manyGhosts(2000) }
    const answer = await preview(app, attacker, { ...short, places })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().fields).toHaveProperty(['places.ghosts'])
  })

  it('cannot have a PDF of as much either', async () => {
    const app = await startApp()
    const { cookie } = await app.signIn()
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/generate-pdf',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: longInvoice(1000, 900),
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toMatch(/Shorten the line items/)
  })

  it('waits behind a neighbor who asked later', async () => {
    const app = await startApp()
    await app.typesetter.check()
    const served: string[] = []
    const ask = async (address: string) => {
      const answer = await preview(app, address, short)
      expect(answer.statusCode).toBe(200)
      served.push(address)
    }
    const all = Array.from({ length: 12 }, () => ask(attacker))
    all.push(ask(neighbor))
    await Promise.all(all)
    expect(served.indexOf(neighbor)).toBeLessThanOrEqual(2)
  })

  it('is dropped when it leaves, and its documents are never drawn', async () => {
    const app = await startApp()
    await app.typesetter.check()
    const port = await app.listen()
    const leaving = new AbortController()
    const body = JSON.stringify(longInvoice(990, 100))
    const asked = Array.from({ length: 5 }, () =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: leaving.signal,
      }),
    )
    const outcomes = Promise.allSettled(asked)
    await delay(1500)
    leaving.abort()
    await outcomes
    expect((await preview(app, neighbor, short)).statusCode).toBe(200)
    await expect
      .poll(() => app.log.text().split('request.abandoned').length - 1)
      .toBeGreaterThanOrEqual(4)
  })

  it('is told so when it asks for too much at once', async () => {
    const app = await startApp({ queueLimitEach: 1 })
    await app.typesetter.check()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => preview(app, attacker, short)),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.json().message).toBe(
      'Too many of your documents are waiting. Please try again in a moment.',
    )
    expect(refused[0]?.headers['retry-after']).toBe('1')
  })

  it('is told when its document took too long', async () => {
    const app = await startApp({ renderTimeoutMs: 1 })
    const answer = await preview(app, attacker, short)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({
      code: 'server.overloaded',
      message: expect.stringMatching(/^This document took too long to generate\./),
    })
  })

  it('is told when its document has too many pages', async () => {
    const app = await startApp({ renderTimeoutMs: 60_000 })
    const shortLines = 'a\n'.repeat(5000)
    const texts = { notes: shortLines, terms: shortLines, specialInstructions: shortLines }
    const answer = await preview(app, attacker, texts)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toMatch(/^This document has too many pages\./)
  })
})
