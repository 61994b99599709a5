import { describe, expect, it } from 'vitest'
import { createPreviewLimit } from './preview-limit.ts'

async function admitted(limit: (address: string) => Promise<void>, addresses: string[]) {
  const outcomes = await Promise.allSettled(addresses.map(limit))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

describe('the limit of previews', () => {
  it('admits a burst of 80 from one address, and the next address afresh', async () => {
    const limit = createPreviewLimit()
    expect(await admitted(limit, Array(200).fill('192.0.2.1'))).toBe(80)
    await expect(limit('192.0.2.1')).rejects.toMatchObject({ code: 'rate.limited', status: 429 })
    expect(await admitted(limit, ['192.0.2.2'])).toBe(1)
  })
})
