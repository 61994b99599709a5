import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame, splitFrame } from './field.tsx'

type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'id' | 'children' | 'multiple'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }

// The browser's select: Radix's own writes a style element, which the content security policy refuses,
// and nothing beats the list that a phone opens.
export function SelectField({ options, className, ...props }: SelectFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(tied) => (
        <div className="relative">
          <select
            {...control}
            {...tied}
            className={clsx(
              controlLook,
              'paper-select h-10 cursor-pointer appearance-none truncate pr-9 pointer-coarse:h-11',
              className,
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
