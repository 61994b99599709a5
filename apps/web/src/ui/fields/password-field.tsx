import clsx from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { controlLook, Field, type FieldFrame } from './field.tsx'

type PasswordFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'type' | 'id'> & {
    readonly autoComplete: 'current-password' | 'new-password'
  }

export function PasswordField({
  label,
  help,
  error,
  optional,
  frameClassName,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, help, error, optional, frameClassName }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(controlLook, 'h-10 pr-11 pointer-coarse:h-11', className)}
          />
          <IconButton
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-1 my-auto"
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}
