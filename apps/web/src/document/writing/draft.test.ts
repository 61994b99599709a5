import { describe, expect, it } from 'vitest'
import { documentFromWire, wireOf } from '../../../../../tests/support/documents.ts'
import { clearDraft, keepDraft, listDrafts, readDraft } from './draft.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }
const place = { userId: 'usr_1', kind: 'invoice', id: 'a1' } as const
const design = { primaryColor: '#112233', secondaryColor: '#445566', fontFamily: 'Lato' } as const

function aStore(setItem?: () => void) {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void kept.set(key, text)),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function aDraft(fields: Readonly<Record<string, unknown>> = {}) {
  const document = documentFromWire('invoice', fields, moment)
  return { document, themeId: 'blue-wave', design, basis: undefined, isTouched: true, keptAt: 1 }
}

describe('a draft', () => {
  it('comes back as it was left', () => {
    const store = aStore()
    const draft = aDraft({ clientName: 'Ada' })
    expect(keepDraft(place, draft, store)).toBe(true)
    expect(readDraft(place, store)).toEqual(draft)
  })

  it('is gone when it is cleared', () => {
    const store = aStore()
    keepDraft(place, aDraft(), store)
    clearDraft(place, store)
    expect(readDraft(place, store)).toBeUndefined()
    expect(store.kept.size).toBe(0)
  })

  it('is found by nobody else and under no other kind', () => {
    const store = aStore()
    keepDraft(place, aDraft(), store)
    expect(readDraft({ ...place, userId: 'usr_2' }, store)).toBeUndefined()
    expect(readDraft({ ...place, kind: 'quote' }, store)).toBeUndefined()
    expect(readDraft({ ...place, id: 'b2' }, store)).toBeUndefined()
  })

  it('remembers what its sheet starts over with', () => {
    const store = aStore()
    const basis = aDraft({ companyName: 'Nord AS' }).document
    keepDraft(place, { ...aDraft({ clientName: 'Ada' }), basis }, store)
    expect(readDraft(place, store)?.basis).toEqual(basis)
  })

  it('remembers what was written before it was translated', () => {
    const store = aStore()
    const { document: original } = aDraft({ notes: 'Otters' })
    const texts = { 'texts.message': 'Otters' }
    const untranslated = ['texts.message'] as const
    const translation = { original, language: 'de', texts, untranslated }
    keepDraft(place, { ...aDraft({ language: 'de' }), translation }, store)
    expect(readDraft(place, store)?.translation).toEqual(translation)
  })

  it('is one of several of its kind, listed by when it was written', () => {
    const store = aStore()
    keepDraft(place, { ...aDraft({ clientName: 'Ada' }), keptAt: 1 }, store)
    keepDraft({ ...place, id: 'b2' }, { ...aDraft({ clientName: 'Ben' }), keptAt: 2 }, store)
    keepDraft({ ...place, id: 'c3' }, { ...aDraft(), isTouched: false, keptAt: 3 }, store)
    keepDraft({ ...place, userId: 'usr_2', id: 'd4' }, aDraft(), store)
    const listed = listDrafts('usr_1', 'invoice', store)
    expect(listed.map(({ id }) => id)).toEqual(['b2', 'a1'])
    expect(listDrafts('usr_1', 'quote', store)).toEqual([])
  })

  it('gives way as the oldest of twenty', () => {
    const store = aStore()
    for (let at = 0; at < 21; at += 1) {
      keepDraft({ ...place, id: `n${at}` }, { ...aDraft(), keptAt: at }, store)
    }
    const ids = listDrafts('usr_1', 'invoice', store).map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(ids).not.toContain('n0')
    expect(ids[0]).toBe('n20')
  })

  it('has its figures computed anew: what lies in a browser is not to be trusted', () => {
    const store = aStore()
    keepDraft(place, aDraft(), store)
    for (const [key, text] of store.kept) store.kept.set(key, text.replace('"0.00"', '"1.00"'))
    const { document } = readDraft(place, store) ?? aDraft({ terms: 'Lost' })
    expect(wireOf(document)).toEqual(wireOf(aDraft().document))
  })

  it('of the version before, in the names of the wire, comes back whole', () => {
    const store = aStore()
    const old = {
      ...wireOf(aDraft({ clientName: 'Ada', tax1Rate: '19' }).document),
      themeId: undefined,
    }
    const text = JSON.stringify({ version: 1, document: old, themeId: 'blue-wave', design })
    store.setItem('sheaf.draft.invoice.a1.usr_1', text)
    expect(readDraft(place, store)?.document).toMatchObject({
      receiver: { name: 'Ada' },
      tax: { rate: '19' },
    })
  })

  it.each(['{', 'null', '{"version":0}', '{"version":1,"document":{"lineItems":[]}}'])(
    'counts as none when it is %s',
    (text) => {
      const store = aStore()
      keepDraft(place, aDraft(), store)
      for (const key of store.kept.keys()) store.kept.set(key, text)
      expect(readDraft(place, store)).toBeUndefined()
    },
  )

  it('that is too long is not kept, and no older one comes back in its place', () => {
    const store = aStore()
    keepDraft(place, aDraft(), store)
    const lineItems = Array.from({ length: 200 }, () => ({ description: 'x'.repeat(9000) }))
    expect(keepDraft(place, aDraft({ lineItems }), store)).toBe(false)
    expect(readDraft(place, store)).toBeUndefined()
  })

  it('is not kept by a browser that refuses', () => {
    const store = aStore(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepDraft(place, aDraft(), store)).toBe(false)
  })
})
