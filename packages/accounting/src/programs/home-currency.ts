import { currencyOf } from '@sheaf/domain/locale/countries'
import type { Bookable } from '../books/bookable.ts'
import type { Mapping, MappingField } from '../mapping.ts'
import { chosen, type Found, refused } from './program.ts'

export function homeCurrencyField(hint: string): MappingField {
  return {
    id: 'currency',
    group: 'program',
    label: 'Home currency',
    hint,
    isNeeded: true,
    maxLength: 3,
  }
}

export function usualCurrency(country: string): string {
  return currencyOf(country) ?? ''
}

/** A file that names no currency is read in that of the books: amounts in another would be booked as wrong ones. */
export function otherCurrency({ currency }: Bookable, mapping: Mapping): Found[] {
  const home = chosen(mapping, 'currency').toUpperCase()
  if (home === currency) return []
  const message = `It is in ${currency}, and this file can only be in ${home || 'the home currency'}.`
  return [refused('currency', message, { field: 'currency', mappingField: 'currency' })]
}
