import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly help: string
  readonly icon?: ReactNode
  /** Beside the label, such as a badge. */
  readonly aside?: ReactNode
}

type OptionCardsProps<Value extends string> = {
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of two or three that each need a sentence, side by side where there is room. */
export function OptionCards<Value extends string>(props: OptionCardsProps<Value>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="@container flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid gap-3 @min-[26rem]:grid-cols-2">
        {options.map((option) => (
          <label key={option.value} className={cardLook}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={`${name}-${option.value}`}
              aria-label={option.label}
              className="sr-only"
            />
            <span className="flex items-center gap-2 font-medium [&_svg]:size-4 [&_svg]:shrink-0">
              {option.icon}
              <span className="grow">{option.label}</span>
              {option.aside}
            </span>
            <span id={`${name}-${option.value}`} className="text-ink-soft text-small">
              {option.help}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// The ring of the focus is the browser's own, worn by the card instead of the hidden button.
const cardLook = clsx(
  'relative flex min-w-0 cursor-pointer flex-col gap-1 rounded-panel border border-hairline bg-paper p-4 transition-colors',
  'hover:border-ink has-checked:border-vermilion has-checked:shadow-[inset_0_0_0_1px_var(--color-vermilion)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-spruce has-focus-visible:outline-offset-2',
)
