import { expect, it } from 'vitest'
import { relatedSlugs } from './related-guides.tsx'

it('every guide is followed by the two that everybody needs', () => {
  const related = ['invoice-for-freelancers', 'small-business-invoicing', 'purchase-orders-101']
  expect(relatedSlugs({ slug: 'crafting-winning-quotes', related })).toEqual([
    'credit-note-guide',
    'small-business-invoicing',
  ])
})

it('no guide is followed by itself', () => {
  const related = ['small-business-invoicing', 'eu-us-compliance']
  expect(relatedSlugs({ slug: 'credit-note-guide', related })).toEqual([
    'small-business-invoicing',
    'eu-us-compliance',
  ])
})
