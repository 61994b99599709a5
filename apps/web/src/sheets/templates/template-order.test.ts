import type { Theme } from '@sheaf/contract/themes'
import { describe, expect, it } from 'vitest'
import { templateOrder } from './template-order.ts'
import { newTemplateValues } from './template-values.ts'

const theme: Theme = {
  id: 'blue-wave',
  name: 'Blue Wave',
  description: '',
  category: 'modern',
  isPremium: false,
  primary: '#0B6BCB',
  secondary: '#3BA4E6',
  accent: '#0A2F5A',
  background: '#FFFFFF',
  fonts: { body: 'Open Sans', heading: 'Open Sans' },
}
const blank = newTemplateValues(theme)
const drawn = (values = {}) => templateOrder({ ...blank, ...values }).fields ?? {}

describe('the sheet of a template', () => {
  it('shows a sample sender until one is named, and never mixes the two', () => {
    expect(drawn()).toMatchObject({ companyName: 'Marlow & Finch Joinery' })
    expect(drawn({ companyName: 'Nord' })).toMatchObject({ companyName: 'Nord', companyEmail: '' })
    expect(drawn({ companyName: 'Nord' })).toMatchObject({ bankName: '', iban: '' })
    expect(drawn({ bankName: 'My bank' })).toMatchObject({ bankName: 'My bank', companyName: '' })
  })

  it('bills a client at home with the tax of that country, and one abroad without', () => {
    const british = drawn({ jurisdiction: 'GB', currency: 'GBP' })
    expect(british).toMatchObject({ currency: 'GBP', tax1Label: 'VAT', tax1Rate: '20' })
    expect(british).toMatchObject({ companyTaxId: 'GB 987 6543 53', iban: expect.any(String) })
    for (const address of [british.companyAddress, british.clientAddress]) {
      expect(address).toMatch(/United Kingdom$/)
    }
    const american = drawn({ jurisdiction: 'US', currency: 'USD' })
    expect(american).toMatchObject({ tax1Label: 'Sales Tax', aba: '011000015' })
    expect(american).not.toHaveProperty('iban')
    for (const address of [american.companyAddress, american.clientAddress]) {
      expect(address).toMatch(/United States$/)
    }
    expect(drawn({ jurisdiction: 'DE', companyName: 'Nord' })).toMatchObject({ tax1Rate: '0' })
  })

  it('is due as the payment terms say', () => {
    expect(drawn({ paymentTerms: 'net-15' })).toMatchObject({
      issueDate: '2026-03-03',
      dueDate: '2026-03-18',
    })
    expect(drawn({ paymentTerms: 'when you can' })).toMatchObject({ dueDate: '' })
  })

  it('leaves out a colour that is still being typed', () => {
    expect(drawn({ primaryColor: '#12' })).not.toHaveProperty('primaryColor')
    expect(drawn({ primaryColor: '#123456' })).toMatchObject({ primaryColor: '#123456' })
  })

  it('prints the notes and references as notes, the terms as terms', () => {
    expect(
      drawn({ businessNotes: 'Thanks.', businessReferences: 'HRB 1', defaultTerms: 'Now.' }),
    ).toMatchObject({ notes: 'Thanks.\n\nHRB 1', terms: 'Now.' })
  })
})
