import { newDocument } from '@sheaf/domain/documents/new-document'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetUser, hasSignedOut, noteSignIn, signOutHere } from '#api/signed-out.ts'
import { keepDraft, readDraft } from './draft.ts'

const me = 'usr_1'
const place = { userId: me, kind: 'invoice', id: 'a1' } as const
const moment = { today: '2026-01-15', now: 1_768_471_654_321 }
const design = { primaryColor: '#112233', secondaryColor: '#445566', fontFamily: 'Lato' } as const
const draft = {
  document: newDocument('invoice', moment),
  themeId: 'blue-wave',
  design,
  isTouched: true,
  keptAt: 1,
}

function aStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('who signs out', () => {
  afterEach(() => noteSignIn(me))

  function aBrowser() {
    const local = aStore({ 'sheaf.theme': 'dark', 'sheaf.draft.quote.usr_2': 'of another' })
    keepDraft(place, draft, local)
    const session = aStore({ selectedTemplate: '{}', 'sheaf.templateDraft': '{}' })
    return { local, session }
  }

  it('leaves no draft behind, and takes nothing that belongs to the browser or to others', async () => {
    const { local, session } = aBrowser()
    await signOutHere(me, async () => undefined, { local, session })
    expect([...local.kept]).toEqual([
      ['sheaf.theme', 'dark'],
      ['sheaf.draft.quote.usr_2', 'of another'],
    ])
    expect(session.kept.size).toBe(0)
  })

  it('leaves the same where the browser clears its storage', async () => {
    const { local, session } = aBrowser()
    await signOutHere(me, async () => local.kept.clear(), { local, session })
    expect(local.kept.get('sheaf.theme')).toBe('dark')
    expect(readDraft(place, local)).toBeUndefined()
  })

  it('keeps the drafts when the server did not hear of it', async () => {
    const { local, session } = aBrowser()
    const failed = signOutHere(me, () => Promise.reject(new Error('down')), { local, session })
    await expect(failed).rejects.toThrow('down')
    expect(readDraft(place, local)).toBeDefined()
    expect(hasSignedOut(me)).toBe(false)
  })

  it('has no draft written again by a screen that is still open, until they sign in again', async () => {
    const { local, session } = aBrowser()
    await forgetUser(me, { local, session })
    expect(keepDraft(place, draft, local)).toBe(false)
    expect(readDraft(place, local)).toBeUndefined()
    noteSignIn(me)
    expect(keepDraft(place, draft, local)).toBe(true)
  })
})
