import { describe, expect, it } from 'vitest'
import { findPage, pages } from './pages.ts'

describe('findPage', () => {
  // A pattern for the slashes at the end took a minute for this.
  it('answers at once for an address of many slashes', () => {
    const startedAt = Date.now()
    expect(findPage(`/${'/'.repeat(79_000)}x`)).toBeUndefined()
    expect(findPage(`/howto${'/'.repeat(79_000)}`)).toBe('/howto')
    expect(Date.now() - startedAt).toBeLessThan(10_000)
  })

  it('knows every page of the table by its own address', () => {
    for (const path of Object.keys(pages)) {
      const address = path.replace(':slug', 'some-guide').replace(':type', 'credit_note')
      expect(findPage(address)).toBe(path)
    }
  })

  it.each(['invoice', 'quote', 'credit_note', 'purchase_order'])('has a screen for %s', (type) => {
    expect(findPage(`/create/${type}`)).toBe('/create/:type')
  })

  it.each([
    ['/howto/', '/howto'],
    ['/quotes//', '/quotes'],
    ['/howto//', '/howto'],
    ['/howto/any-slug/', '/howto/:slug'],
    ['/create/', '/create'],
  ])('does not mind the slash at the end of %s', (address, page) => {
    expect(findPage(address)).toBe(page)
  })

  it.each([
    '',
    '//',
    '/nowhere',
    '/create/sculpture',
    '/create/invoice/deeper',
    '/howto/a/b',
    '/Quotes',
    '/templates/other',
    'login',
    '/__proto__',
    '/constructor',
  ])('finds nothing at %j', (address) => {
    expect(findPage(address)).toBeUndefined()
  })
})
