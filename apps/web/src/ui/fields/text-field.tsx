import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame, splitFrame } from './field.tsx'

type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'type' | 'id'> & {
    readonly type?: 'text' | 'email' | 'number' | 'date' | 'search' | 'tel' | 'url'
  }

export function TextField({ type = 'text', className, ...props }: TextFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(tied) => (
        <input
          {...control}
          {...tied}
          type={type}
          className={clsx(
            controlLook,
            'h-10 pointer-coarse:h-11',
            type === 'number' && numberLook,
            className,
          )}
        />
      )}
    </Field>
  )
}

// Figures stand under each other; the browser's own arrows would cover the last digit.
const numberLook =
  'text-right [appearance:textfield] [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden'
