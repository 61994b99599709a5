import { isCurrencyCode } from '@sheaf/domain/money/currency'
import { type PickedFieldProps, PickerField } from '#ui/fields/picker-field.tsx'
import { type CurrencyOption, currencyOption, currencyOptions } from './currency-options.ts'
import { useRecentCurrencies } from './recent-currencies.ts'

type CurrencyFieldProps = PickedFieldProps & {
  /** What stands for no currency at all, where that can be chosen. */
  readonly noneLabel?: string
}

/** Every currency that people are paid in, found by its code, name, sign or country. */
export function CurrencyField({ noneLabel, value, onChange, ...field }: CurrencyFieldProps) {
  const { recent, note } = useRecentCurrencies()
  const noneOption = noneLabel === undefined ? undefined : noneOf(noneLabel)
  return (
    <PickerField
      {...field}
      // All of them take Intl a while, and hardly anyone opens the list.
      options={() => [...(noneOption ? [noneOption] : []), ...currencyOptions(recent)]}
      chosen={value === '' ? noneOption : isCurrencyCode(value) ? currencyOption(value) : undefined}
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
