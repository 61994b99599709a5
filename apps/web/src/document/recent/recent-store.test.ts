import { newDocument } from '@sheaf/domain/documents/new-document'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetUser, noteSignIn } from '#api/signed-out.ts'
import type { Cabinet } from './cabinet.ts'
import { addRecent, readRecent, removeAllRecent, removeRecent } from './recent-store.ts'

const me = 'usr_1'
const moment = { today: '2026-01-15', now: 1_768_471_654_321 }
const design = { primaryColor: '#112233', secondaryColor: '#445566', fontFamily: 'Lato' } as const

function made(number: string) {
  return { document: { ...newDocument('invoice', moment), number }, themeId: 'blue-wave', design }
}

function aCabinet() {
  const kept = new Map<string, unknown>()
  const cabinet: Cabinet = {
    get: async (name) => kept.get(name),
    put: async (name, value) => void kept.set(name, value),
  }
  return { kept, cabinet }
}

async function numbersIn(cabinet: Cabinet) {
  return (await readRecent(me, cabinet)).map(({ document }) => document.number)
}

describe('what this browser keeps of recent documents', () => {
  afterEach(() => noteSignIn(me))

  it('is sealed with a key that no script can read, and opened again', async () => {
    const { kept, cabinet } = aCabinet()
    await addRecent(me, made('INV-SECRET'), 1, cabinet)
    expect(await numbersIn(cabinet)).toEqual(['INV-SECRET'])
    const { data } = kept.get('list') as { data: ArrayBuffer }
    expect(new TextDecoder().decode(data)).not.toContain('SECRET')
    const key = kept.get('key') as CryptoKey
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('is nothing without its key', async () => {
    const { kept, cabinet } = aCabinet()
    await addRecent(me, made('INV-1'), 1, cabinet)
    kept.delete('key')
    expect(await numbersIn(cabinet)).toEqual([])
    await addRecent(me, made('INV-2'), 2, cabinet)
    expect(await numbersIn(cabinet)).toEqual(['INV-2'])
  })

  it('is kept although the browser closes its database in the middle', async () => {
    const { cabinet } = aCabinet()
    let isOpen = false
    const put: Cabinet['put'] = async (name, value) => {
      if (isOpen) return cabinet.put(name, value)
      isOpen = true
      throw new DOMException('The connection was closed.', 'AbortError')
    }
    await addRecent(me, made('INV-1'), 1, { ...cabinet, put })
    expect(await numbersIn(cabinet)).toEqual(['INV-1'])
  })

  it('loses nothing when two are added at once, and goes one by one or all at once', async () => {
    const { cabinet } = aCabinet()
    await Promise.all(['INV-1', 'INV-2'].map((each, at) => addRecent(me, made(each), at, cabinet)))
    expect((await numbersIn(cabinet)).toSorted()).toEqual(['INV-1', 'INV-2'])
    const [first] = await readRecent(me, cabinet)
    await removeRecent(me, first?.id ?? '', cabinet)
    expect(await numbersIn(cabinet)).toHaveLength(1)
    await removeAllRecent(me, cabinet)
    expect(await numbersIn(cabinet)).toEqual([])
  })

  it('is not written by a screen of someone who has signed out', async () => {
    const { kept, cabinet } = aCabinet()
    const none = { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} }
    await forgetUser(me, { local: none, session: none })
    await addRecent(me, made('INV-1'), 1, cabinet)
    expect(kept.size).toBe(0)
  })
})
