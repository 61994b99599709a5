import { useMemo } from 'react'
import { type PickedFieldProps, PickerField } from '#ui/fields/picker-field.tsx'
import { type CurrencyOption, currencyOptions } from './currency-options.ts'
import { useRecentCurrencies } from './recent-currencies.ts'

type CurrencyFieldProps = PickedFieldProps & {
  /** What stands for no currency at all, where that can be chosen. */
  readonly noneLabel?: string
}

/** Every currency that people are paid in, found by its code, name, sign or country. */
export function CurrencyField({ noneLabel, value, onChange, ...field }: CurrencyFieldProps) {
  const { recent, note } = useRecentCurrencies()
  const order = recent.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: The list is made again when its order changes.
  const options = useMemo(
    () => [...(noneLabel === undefined ? [] : [noneOf(noneLabel)]), ...currencyOptions(recent)],
    [order, noneLabel],
  )
  return (
    <PickerField
      {...field}
      options={options}
      value={value || none}
      onChange={(code) => {
        note(code)
        onChange(code === none ? '' : code)
      }}
      searchLabel="Search currencies or countries"
      draw={({ value: code, name }) =>
        code === none ? (
          name
        ) : (
          <span className="flex min-w-0 gap-2">
            <span className="w-10 shrink-0 font-medium">{code}</span>
            <span className="min-w-0 truncate text-ink-soft">{name}</span>
          </span>
        )
      }
    />
  )
}

const none = 'none'

function noneOf(label: string): CurrencyOption {
  return { value: none, label, name: label }
}
