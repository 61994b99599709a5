import { type PagePath, pages } from '@sheaf/contract/pages'
import { describe, expect, it } from 'vitest'
import { tabTitle } from './opened-page.tsx'
import { resolveTitle } from './screen.tsx'
import { findScreen } from './screens.ts'

describe('the screens', () => {
  it.each(Object.keys(pages) as PagePath[])('%s has a title for its tab', (page) => {
    const title = resolveTitle(findScreen(page, 'visitor').title, { type: 'invoice' })
    expect(tabTitle(title)).toMatch(/^\S.*Sheaf$|^Sheaf$/)
  })

  it.each([
    ['invoice', 'Create Invoice · Sheaf'],
    ['quote', 'Create Quote · Sheaf'],
    ['credit_note', 'Create Credit Note · Sheaf'],
    ['purchase_order', 'Create Purchase Order · Sheaf'],
  ])('creating a %s is called %s', (type, title) => {
    const screen = findScreen('/create/:type', 'member')
    expect(tabTitle(resolveTitle(screen.title, { type }))).toBe(title)
  })

  it('at the start differ for visitors and members, and while loading it is the visitors’', () => {
    expect(findScreen('/', 'member')).not.toBe(findScreen('/', 'visitor'))
    expect(findScreen('/', 'loading')).toBe(findScreen('/', 'visitor'))
  })
})
