import { expect, it } from 'vitest'
import { usualFormat } from './wanted-format.ts'

it('the first format is what buyers of the country ask for', () => {
  expect(['BE', 'DE', 'US'].map(usualFormat)).toEqual(['peppol', 'factur-x', 'factur-x'])
})
