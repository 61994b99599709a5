import { countriesOf } from '@sheaf/domain/locale/countries'
import {
  type CurrencyCode,
  currencyCodes,
  currencyName,
  currencySign,
} from '@sheaf/domain/money/currency'
import type { PickerOption } from '#ui/fields/picker-field.tsx'

export type CurrencyOption = PickerOption & { readonly name: string }

/** Every currency that people are paid in, found by code, name, sign and country; recent ones come first. */
export function currencyOptions(recent: readonly CurrencyCode[] = []): CurrencyOption[] {
  known ??= allOptions()
  if (recent.length === 0) return known
  const rest = known.filter(({ value }) => !recent.some((code) => code === value))
  const first = recent.flatMap((code) => known?.find(({ value }) => value === code) ?? [])
  return [
    ...first.map((option) => ({ ...option, group: 'Recent' })),
    ...rest.map((option) => ({ ...option, group: 'All currencies' })),
  ]
}

// Asked of Intl once, when the first list is opened.
let known: CurrencyOption[] | undefined

function allOptions(): CurrencyOption[] {
  const countries = new Intl.DisplayNames('en', { type: 'region' })
  return currencyCodes.map((code) => {
    const places = countriesOf(code).map((country) => countries.of(country) ?? country)
    return { ...currencyOption(code), keywords: [currencySign(code), ...places].join(' ') }
  })
}

/** One by itself, as it looks in the list. */
export function currencyOption(code: CurrencyCode): CurrencyOption {
  const name = currencyName(code)
  return { value: code, label: `${code} ${name}`, name }
}
