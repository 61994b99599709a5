import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  readonly label: ReactNode
  readonly help?: ReactNode
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={clsx('flex gap-3', className)}>
      <span className="relative my-0.5 grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={help ? `${id}-help` : rest['aria-describedby']}
          className={clsx(
            'peer size-5 cursor-pointer appearance-none rounded-control border border-edge bg-paper transition-colors',
            'checked:border-vermilion-fill checked:bg-vermilion-fill hover:border-ink',
            'indeterminate:border-vermilion-fill indeterminate:bg-vermilion-fill',
            'disabled:cursor-not-allowed disabled:opacity-50',
          )}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-on-fill opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
        />
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-on-fill opacity-0 peer-indeterminate:opacity-100"
        />
      </span>
      <span className="min-w-0">
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-ink-soft text-small">
            {help}
          </p>
        )}
      </span>
    </div>
  )
}
