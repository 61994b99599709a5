import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame, splitFrame } from './field.tsx'

type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id'>

export function TextareaField({ className, rows = 3, ...props }: TextareaFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(tied) => (
        <textarea
          {...control}
          {...tied}
          rows={rows}
          className={clsx(controlLook, 'field-sizing-content resize-y py-2', className)}
        />
      )}
    </Field>
  )
}
