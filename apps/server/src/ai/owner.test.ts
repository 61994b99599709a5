import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

const agreement = `Service agreement between Hartley Design, 4 Quay Street, Bristol BS1 4XE and Northwind Outdoor, Inc., 2100 Alder Street, Portland, OR 97205.

1. Brand refresh: 18 hours at $75 per hour
Payment within 15 days.
`

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

async function member() {
  const { cookie } = await test.signIn({ firstName: 'Ruth', lastName: 'Marlow' })
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  return {
    keep: (companyName: string) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/sender',
        headers,
        payload: { fields: { companyName }, look: {} },
      }),
    async read(text: string): Promise<AutofillAnswer> {
      const payload = { documentType: 'invoice', text, today: '2026-03-02' }
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/ai/autofill',
        headers,
        payload,
      })
      return answer.json<AutofillAnswer>()
    },
  }
}

describe('the details that a user kept', () => {
  it.each([
    ['Hartley Design', 'Northwind Outdoor, Inc.'],
    ['Northwind Outdoor, Inc.', 'Hartley Design'],
  ])('tell autofill that %s writes to %s', async (own, other) => {
    const { keep, read } = await member()
    expect((await keep(own)).statusCode).toBe(200)
    const { parties, fields } = await read(agreement)
    expect(parties).toBeUndefined()
    expect(fields.clientName).toBe(other)
  })
})
