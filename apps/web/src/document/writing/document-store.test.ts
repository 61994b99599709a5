import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import type { Step } from './document-history.ts'
import type { Edit } from './document-state.ts'
import { createDocumentStore, type Stand } from './document-store.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

it('a change is there when those who listen hear of it, and what changes nothing is not told', () => {
  const store = createDocumentStore(newDocument('invoice', moment))
  const heard: string[] = []
  const leave = store.listen(() => heard.push(store.newest().history.now.document.texts.message))
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

it('what is typed in a field that shows it is the newest, and settled with the next step of another sort', () => {
  const store = createDocumentStore(newDocument('invoice', moment))
  const message = (stand: Stand) => stand.history.now.document.texts.message
  const both = () => [message(store.newest()), message(store.settled())]
  const stepOf = (text: string): Step => ({
    type: 'edit',
    edit: { type: 'set', values: { 'texts.message': text } },
    at: 0,
  })
  store.type(stepOf('Thank'))
  expect(both()).toEqual(['Thank', ''])
  expect(store.newest().count).toBeGreaterThan(store.settled().count)
  store.take(stepOf('Thank you'))
  expect(both()).toEqual(['Thank you', 'Thank you'])
  store.type(stepOf('Thank you all'))
  store.take({ type: 'undo' })
  expect(both()).toEqual(['', ''])
})
