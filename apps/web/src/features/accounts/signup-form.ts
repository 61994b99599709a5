import { changeNameSchema, type Signup, signupSchema } from '@sheaf/contract/accounts'
import { z } from 'zod'
import { isRepeated, notRepeated } from './new-password.tsx'

export const signupFormSchema = signupSchema
  .extend({ lastName: changeNameSchema.shape.lastName, confirmPassword: z.string() })
  .refine(isRepeated, notRepeated)

export type SignupForm = z.infer<typeof signupFormSchema>

/** What is sent: never the repeated password, and a last name only if there is one. */
export function toSignup({ email, password, firstName, lastName }: SignupForm): Signup {
  return { email, password, firstName, ...(lastName && { lastName }) }
}
