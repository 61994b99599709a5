import { describe, expect, it } from 'vitest'
import { createToastStore } from './toast.ts'

function aStore() {
  const planned: { work: () => void; wait: number }[] = []
  const store = createToastStore({ later: (work, wait) => planned.push({ work, wait }) })
  return { store, planned }
}

describe('the toast store', () => {
  it('tells its listeners of each change until they leave', () => {
    const { store } = aStore()
    const seen: string[] = []
    const leave = store.subscribe(() => seen.push(store.read()[0]?.title ?? 'none'))
    store.raise({ title: 'Document Ready' })
    leave()
    store.raise({ title: 'Limit Reached' })
    expect(seen).toEqual(['Document Ready'])
    expect(store.read()).toMatchObject([{ title: 'Limit Reached', open: true }])
  })

  it('keeps a dismissed toast in memory for 1,000,000 ms', () => {
    const { store, planned } = aStore()
    const id = store.raise({ title: 'Template Deleted', duration: 2000 })
    store.dismiss(id)
    expect(store.read()).toMatchObject([{ id, open: false, duration: 2000 }])
    expect(planned.map(({ wait }) => wait)).toEqual([1_000_000])
    planned[0]?.work()
    expect(store.read()).toEqual([])
  })

  it('gives each toast a name of its own', () => {
    const { store } = aStore()
    expect(store.raise({ title: 'Sent' })).not.toBe(store.raise({ title: 'Sent' }))
  })
})
