import { describe, expect, it } from 'vitest'
import { createLongDocumentTurns } from './long-documents.ts'

function someDocuments() {
  const inTurn = createLongDocumentTurns()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, { client = name, bytes = 200_000, leaving = new AbortController() }) =>
    inTurn({ client, bytes, leaving: leaving.signal }, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  return { ask, begun, end: (name: string) => ends.get(name)?.() }
}

describe('long documents', () => {
  it('are read one at a time, a neighbor before the rest of a flood', async () => {
    const { ask, begun, end } = someDocuments()
    const client = 'flood'
    const first = ask('flood 1', { client })
    void ask('flood 2', { client })
    void ask('flood 3', { client })
    const neighbor = ask('neighbor', {})
    await expect.poll(() => begun).toEqual(['flood 1'])
    end('flood 1')
    await first
    await expect.poll(() => begun).toEqual(['flood 1', 'neighbor'])
    end('neighbor')
    await neighbor
    await expect.poll(() => begun).toEqual(['flood 1', 'neighbor', 'flood 2'])
  })

  it('are never read once nobody waits for them', async () => {
    const { ask, begun, end } = someDocuments()
    const leaving = new AbortController()
    const first = ask('first', {})
    const gone = ask('gone', { leaving })
    const last = ask('last', {})
    leaving.abort()
    await expect(gone).rejects.toMatchObject({ name: 'TypesettingAbandonedError' })
    await expect(ask('late', { leaving })).rejects.toMatchObject({
      name: 'TypesettingAbandonedError',
    })
    end('first')
    await first
    await expect.poll(() => begun).toEqual(['first', 'last'])
    end('last')
    await last
  })

  it('wait by fours, and short ones do not wait at all', async () => {
    const { ask, begun } = someDocuments()
    const client = 'flood'
    for (const name of ['1', '2', '3', '4', '5']) void ask(name, { client })
    await expect(ask('6', { client })).rejects.toMatchObject({ with: 'client' })
    void ask('short', { client, bytes: 2000 })
    await expect.poll(() => begun).toEqual(['1', 'short'])
  })

  it('give way to the next when one fails', async () => {
    const inTurn = createLongDocumentTurns()
    const asker = { client: 'a', bytes: 200_000, leaving: new AbortController().signal }
    await expect(inTurn(asker, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(inTurn(asker, async () => 'yes')).resolves.toBe('yes')
  })
})
