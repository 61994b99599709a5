import { currencyCodes, currencyName, currencySign } from '@sheaf/domain/money/currency'
import { useMemo } from 'react'
import { type PickedFieldProps, PickerField } from '#ui/fields/picker-field.tsx'

/** Every currency that people are paid in, found by its code, name or sign. */
export function CurrencyField(props: PickedFieldProps) {
  const options = useMemo(currencyOptions, [])
  return (
    <PickerField
      {...props}
      options={options}
      searchLabel="Search currencies"
      draw={({ value, name }) => (
        <span className="flex min-w-0 gap-2">
          <span className="w-10 shrink-0 font-medium">{value}</span>
          <span className="min-w-0 truncate text-ink-soft">{name}</span>
        </span>
      )}
    />
  )
}

function currencyOptions() {
  return currencyCodes.map((code) => {
    const name = currencyName(code)
    return { value: code, label: `${code} ${name}`, name, keywords: currencySign(code) }
  })
}
