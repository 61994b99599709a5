import { emailProblem } from '@sheaf/domain/documents/issue-problems'
import { useState } from 'react'

/** What every field for an address of email is to the browser and its keyboard. */
export const emailLook = { type: 'email', inputMode: 'email', spellCheck: false } as const

/** An address is judged when its field is left, not while it is written. */
export function useEmailCheck(isEmail: boolean, value: string) {
  const [left, setLeft] = useState<string>()
  const problem = isEmail && left === value ? emailProblem(value) : undefined
  return { problem, onBlur: () => setLeft(value) }
}
