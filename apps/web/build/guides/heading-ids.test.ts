import { describe, expect, it } from 'vitest'
import { createHeadingIds } from './heading-ids.ts'

describe('the id of a heading', () => {
  it.each([
    ['How to number', 'how-to-number'],
    ['Should you charge tax?', 'should-you-charge-tax'],
    ['QuickBooks & Xero: 29 columns', 'quickbooks-xero-29-columns'],
    ['  Sending it ', 'sending-it'],
  ])('of %j is %s', (title, id) => {
    expect(createHeadingIds()(title)).toBe(id)
  })

  it('is the number of the heading when no letter is left', () => {
    const idOf = createHeadingIds()
    expect(idOf('First')).toBe('first')
    expect(idOf('???')).toBe('heading-1')
  })

  it('is never given twice', () => {
    const idOf = createHeadingIds()
    expect([idOf('Example'), idOf('Example 2'), idOf('Example'), idOf('Example!')]).toEqual([
      'example',
      'example-2',
      'example-3',
      'example-4',
    ])
  })
})
