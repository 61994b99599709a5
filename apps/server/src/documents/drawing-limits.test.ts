import { describe, expect, it } from 'vitest'
import { bytesOf, createPdfLimit, createPreviewLimit } from './drawing-limits.ts'

type Limit = ReturnType<typeof createPreviewLimit>

async function admitted(limit: Limit, from: string, count: number, bytes?: number) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, () => limit({ from, bytes: bytes ?? 0 })),
  )
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const refused = { code: 'rate.limited', status: 429 }

describe('the limit of previews', () => {
  it('admits a burst of 80 from one address, and the next address afresh', async () => {
    const limit = createPreviewLimit()
    expect(await admitted(limit, '192.0.2.1', 200)).toBe(80)
    await expect(limit({ from: '192.0.2.1', bytes: 0 })).rejects.toMatchObject(refused)
    expect(await admitted(limit, '192.0.2.2', 1)).toBe(1)
  })

  it('counts a document of a megabyte as sixteen', async () => {
    const limit = createPreviewLimit()
    expect(await admitted(limit, '192.0.2.1', 20, 1024 * 1024)).toBeLessThanOrEqual(5)
    await expect(limit({ from: '192.0.2.3', bytes: 1024 * 1024 })).resolves.toBeUndefined()
    expect(await admitted(limit, '192.0.2.3', 200)).toBe(64)
  })
})

describe('the limit of PDFs', () => {
  it('admits 600 in ten minutes for one account, and says when the next may come', async () => {
    const limit = createPdfLimit()
    expect(await admitted(limit, 'usr_1', 700)).toBe(600)
    await expect(limit({ from: 'usr_1', bytes: 0 })).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(/Please try again in 10 minutes\.$/),
    })
    expect(await admitted(limit, 'usr_2', 1)).toBe(1)
  })

  it('counts a body that does not say its length as the longest', () => {
    const url = '/api/x?y=z'
    expect(bytesOf({ url, headers: {} })).toBe(10)
    expect(bytesOf({ url, headers: { 'content-length': '12' } })).toBe(22)
    expect(bytesOf({ url, headers: { 'transfer-encoding': 'chunked' } })).toBe(1024 * 1024)
  })
})
