import clsx from 'clsx'
import { useId } from 'react'

type SegmentedControlProps<Value extends string> = {
  /** What is chosen, for those who do not see it beside the control. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly className?: string
}

/** One of two or three, side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, className } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={clsx('flex gap-1', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex cursor-pointer items-center justify-center rounded-control px-3 py-1 text-ink-soft text-small transition-colors hover:bg-wash has-checked:bg-wash has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
