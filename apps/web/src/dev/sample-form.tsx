import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'

const schema = z.object({
  email: z.email('Please enter a valid email address'),
  password: z.string().min(1, 'Password is required'),
})

export function SampleForm() {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema) })
  const { errors, isSubmitting } = formState
  return (
    <Card
      title="A form"
      help="Send it empty: the errors stand below, the first field has the focus."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit(() => toast({ title: 'Sent', description: 'Both fields hold.' }))}
      >
        <TextField
          type="email"
          label="Email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Signing in...">
          Sign in
        </Button>
      </form>
    </Card>
  )
}
