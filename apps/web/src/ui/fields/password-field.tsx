import clsx from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { controlLook, Field, type FieldFrame, splitFrame } from './field.tsx'

type PasswordFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'type' | 'id'> & {
    readonly autoComplete: 'current-password' | 'new-password'
  }

export function PasswordField({ className, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(tied) => (
        <div className="relative">
          <input
            {...control}
            {...tied}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(controlLook, 'h-10 pr-11 pointer-coarse:h-11', className)}
          />
          <IconButton
            label={`${shown ? 'Hide' : 'Show'} ${frame.label.toLowerCase()}`}
            disabled={props.disabled}
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
