import { describe, expect, it } from 'vitest'
import { type SignupForm, signupFormSchema, toSignup } from './signup-form.ts'

const filled: SignupForm = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}

function faults(changed: Partial<SignupForm>): Record<string, string> {
  const issues = signupFormSchema.safeParse({ ...filled, ...changed }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse())
}

describe('the sign-up form', () => {
  it('accepts a name, an address and the same password twice', () => {
    expect(faults({})).toEqual({})
    expect(faults({ lastName: 'Lovelace' })).toEqual({})
  })

  it('says at each field what is wrong with it, all at once', () => {
    const empty = { firstName: ' ', email: 'ada', password: 'short', confirmPassword: 'other' }
    expect(faults(empty)).toEqual({
      firstName: 'First name is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      confirmPassword: "Passwords don't match",
    })
  })

  it('sends neither the repeated password nor an empty last name', () => {
    expect(toSignup(filled)).toEqual({
      firstName: 'Ada',
      email: 'ada@example.com',
      password: 'correct horse',
    })
    expect(toSignup({ ...filled, lastName: 'Lovelace' }).lastName).toBe('Lovelace')
  })
})
