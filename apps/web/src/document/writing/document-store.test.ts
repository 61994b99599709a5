import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import type { Edit } from './document-state.ts'
import { createDocumentStore } from './document-store.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

it('a change is there when those who listen hear of it, and what changes nothing is not told', () => {
  const store = createDocumentStore(newDocument('invoice', moment))
  const heard: string[] = []
  const leave = store.listen(() => heard.push(store.history().now.document.texts.message))
  const write = (message: string) => {
    const edit: Edit = { type: 'set', values: { 'texts.message': message } }
    store.take({ type: 'edit', edit, at: 0 })
  }
  write('Thank you')
  write('Thank you')
  store.take({ type: 'undo' })
  leave()
  write('Unheard')
  expect(heard).toEqual(['Thank you', ''])
})
