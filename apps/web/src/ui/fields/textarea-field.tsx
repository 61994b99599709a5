import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'

type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id'>

export function TextareaField({
  label,
  help,
  error,
  optional,
  frameClassName,
  className,
  rows = 3,
  ...rest
}: TextareaFieldProps) {
  return (
    <Field {...{ label, help, error, optional, frameClassName }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={clsx(controlLook, 'field-sizing-content resize-y py-2', className)}
        />
      )}
    </Field>
  )
}
