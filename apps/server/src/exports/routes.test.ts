import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

let test: TestApp
let premium: string
let free: string
beforeAll(async () => {
  test = await startTestApp()
  test.clock.now = new Date('2026-03-05T09:30:00Z')
  premium = (await test.signIn({ subscription: 'premium' })).cookie
  free = (await test.signIn()).cookie
})
afterAll(() => test.close())

const invoice = {
  type: 'invoice',
  invoiceNumber: 'INV-7',
  date: '2026-03-01',
  dueDate: '2026-03-31',
  companyName: 'Marlow & Finch',
  clientName: 'Elena Castellan',
  currency: 'GBP',
  jurisdiction: 'GB',
  tax1Label: 'VAT',
  tax1Rate: 20,
  lineItems: [{ description: 'Oak desk', quantity: 2, rate: 640 }],
}

function ask(format: string, payload: object, cookie = premium) {
  return test.app.inject({
    method: 'POST',
    url: `/api/export/${format}`,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    payload,
  })
}

describe('POST /api/export/:format', () => {
  it('gives the file of a program, named for the day', async () => {
    const answer = await ask('csv', {
      documents: [invoice, { ...invoice, invoiceNumber: 'INV-8' }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".*\.csv"/)
    for (const part of ['INV-7', 'INV-8', 'Elena Castellan', '1280']) {
      expect(answer.body).toContain(part)
    }
  })

  it('says how the file of a program that is older than UTF-8 is encoded', async () => {
    for (const [format, type] of [
      ['datev', 'text/csv; charset=windows-1252'],
      ['quickbooks-desktop', 'text/plain; charset=windows-1252'],
    ] as const) {
      const answer = await ask(format, { documents: [invoice], leaveOut: true })
      if (answer.statusCode === 200) expect(answer.headers['content-type']).toBe(type)
      else expect(answer.statusCode).toBe(422)
    }
  })

  it('gives a ZIP where the program takes fewer documents in one file', async () => {
    const many = Array.from({ length: 120 }, (_, at) => ({ ...invoice, invoiceNumber: `N${at}` }))
    const answer = await ask('quickbooks-online', {
      documents: many,
      mapping: { taxes: 'codes', 'tax.20': '20.0% S' },
    })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('lets others be served while many documents are written', async () => {
    const line = { description: 'Oak desk', quantity: 2, rate: 640 }
    const documents = Array.from({ length: 200 }, (_, at) => ({
      ...{ ...invoice, invoiceNumber: `N${at}` },
      lineItems: Array.from({ length: 20 }, () => line),
    }))
    /** How much of the time until the answer others wait at a stretch. */
    const longestWait = async () => {
      const turns = [performance.now()]
      const timer = setInterval(() => turns.push(performance.now()), 1)
      const answer = await ask('ubl', { documents })
      clearInterval(timer)
      turns.push(performance.now())
      expect(answer.statusCode).toBe(200)
      const waits = turns.slice(1).map((turn, index) => turn - (turns[index] ?? turn))
      return Math.max(...waits) / waits.reduce((sum, wait) => sum + wait, 0)
    }
    // The least of several: the machine itself may stand still for a moment.
    const shares: number[] = []
    while (shares.length < 4 && !shares.some((share) => share < 0.5)) {
      shares.push(await longestWait())
    }
    expect(Math.min(...shares)).toBeLessThan(0.5)
  })

  it('names what the program would refuse, and leaves it out when told so', async () => {
    const quote = { ...invoice, type: 'quote', quoteNumber: 'QUO-1' }
    const unnamed = await ask('xero', { documents: [{ ...invoice, tax1Rate: 17 }] })
    expect(unnamed.json()).toMatchObject({
      message: 'Xero would refuse all of the documents.',
      findings: [{ severity: 'fatal', field: 'mapping.tax.17' }],
    })
    const refused = await ask('xero', { documents: [invoice, quote] })
    expect(refused.statusCode, refused.body).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'export.refused',
      message: expect.stringContaining('leaveOut: true'),
      findings: expect.arrayContaining([
        expect.objectContaining({
          severity: 'fatal',
          field: expect.stringMatching(/^documents\.1/),
        }),
      ]),
    })
    const answer = await ask('xero', { documents: [invoice, quote], leaveOut: true })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain('INV-7')
    expect(answer.body).not.toContain('QUO-1')
  })

  it('is part of Premium, which is said before the documents are read', async () => {
    const answer = await ask('csv', { documents: 'none' }, free)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'plan.premium-only',
      message: 'Upgrade to Premium to export to accounting software',
    })
    expect((await ask('csv', {}, '')).statusCode).toBe(401)
  })

  it('says which document cannot be read, and why', async () => {
    const broken = { ...invoice, lineItems: [{ description: 'Oak desk', quantity: 'two' }] }
    const answer = await ask('csv', { documents: [invoice, broken] })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(['documents.1.lineItems.0.quantity'])
    expect((await ask('abacus', { documents: [invoice] })).statusCode).toBe(400)
    const many = { documents: Array.from({ length: 201 }, () => invoice) }
    expect((await ask('csv', many)).json().fields).toEqual({
      documents: 'Send up to 200 documents at a time',
    })
  })

  it('writes nothing of a document into the log', () => {
    expect(test.log.text()).not.toContain('Castellan')
  })
})
