import type { ComponentProps } from 'react'
import { PasswordField } from '#ui/fields/password-field.tsx'

type Passwords = { readonly password: string; readonly confirmPassword: string }

export function isRepeated({ password, confirmPassword }: Passwords): boolean {
  return password === confirmPassword
}

/** Also said while other fields are still wrong: a form names everything at once. */
export const notRepeated = {
  path: ['confirmPassword'],
  message: "Passwords don't match",
  when: () => true,
}

type Registered = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>

type NewPasswordFieldsProps = {
  readonly label?: string
  readonly password: Registered
  readonly repeated: Registered
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = 'New password', password, repeated } = props
  return (
    <>
      <PasswordField
        label={label}
        help="At least 8 characters."
        autoComplete="new-password"
        {...password}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...repeated} />
    </>
  )
}
