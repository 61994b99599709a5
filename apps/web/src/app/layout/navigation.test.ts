import { findPage, type PagePath, pages } from '@sheaf/contract/pages'
import { describe, expect, it } from 'vitest'
import { currentMark, memberEntries, visitorEntries } from './navigation.ts'

const labels = (address: string) =>
  memberEntries.filter((entry) => currentMark(entry, address)).map(({ label }) => label)

describe('the top bar', () => {
  it('names what a member can do, in this order', () => {
    expect(memberEntries.map(({ label }) => label)).toEqual([
      'Dashboard',
      'Create Invoice',
      'Create Quote',
      'Purchase Orders',
      'Credit Notes',
      'All Templates',
      'How-To',
    ])
  })

  it.each([...memberEntries, ...visitorEntries])(
    'leads with $label to a page that exists',
    (entry) => {
      expect(findPage(new URL(entry.href, 'http://sheaf.invalid').pathname)).toBeDefined()
    },
  )

  it.each([
    ['/', ['Dashboard']],
    ['/create', ['Create Invoice']],
    ['/create/quote', ['Create Quote']],
    ['/create/quote/', ['Create Quote']],
    ['/create/credit_note', ['Credit Notes']],
    ['/create-purchase-order', ['Purchase Orders']],
    ['/templates/manage', ['All Templates']],
    ['/howto/credit-note-guide', ['How-To']],
    ['/account', []],
    ['/no-such-page', []],
  ])('marks on %s %j', (address, expected) => {
    expect(labels(address)).toEqual(expected)
  })

  it('marks one entry at most on every page', () => {
    for (const path of Object.keys(pages) as PagePath[]) {
      const address = path.replace(':type', 'purchase_order').replace(':slug', 'some-guide')
      expect(labels(address).length, address).toBeLessThanOrEqual(1)
    }
  })

  it('tells the page itself from those that belong to it', () => {
    const howTo = { label: 'How-To', href: '/howto', also: ['/howto/:slug'] }
    expect(currentMark(howTo, '/howto')).toBe('page')
    expect(currentMark(howTo, '/howto/some-guide')).toBe('true')
  })
})
