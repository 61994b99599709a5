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
