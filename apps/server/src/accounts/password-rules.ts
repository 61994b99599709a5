import { productName } from '@sheaf/contract/product'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../http/app-error.ts'

type Owner = {
  readonly email: string
  readonly firstName: string
  readonly lastName?: string | null | undefined
}

const tooCommon = "This password is too common. Choose one that's harder to guess."
const ownName = "This password is your name or email address. Choose one that's harder to guess."

// Some 49,000, the most common first, in small letters. What is too short is refused anyway.
const commonPasswords = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= 8),
)

/** Refuses what strangers try first. For new passwords only: nobody who has such a one is locked out. */
export function requireUncommon(password: string, owner: Owner, field: string): void {
  const message = refusalOf(password.toLowerCase(), owner)
  if (message !== undefined) throw new AppError('request.invalid', message, { [field]: message })
}

function refusalOf(password: string, owner: Owner): string | undefined {
  if (commonPasswords.has(password) || isOneSign(password) || isProductName(password))
    return tooCommon
  return namesOf(owner).includes(withoutSpace(password)) ? ownName : undefined
}

function isOneSign(password: string): boolean {
  return new Set(password).size === 1
}

// 'sheaf2026!' is what a stranger tries here first.
function isProductName(password: string): boolean {
  const letters = password.replaceAll(/\P{L}/gu, '')
  return letters !== '' && letters.replaceAll(productName.toLowerCase(), '') === ''
}

function namesOf({ email, firstName, lastName }: Owner): string[] {
  const [localPart = ''] = email.split('@')
  const last = lastName ?? ''
  return [email, localPart, firstName, last, `${firstName}${last}`, `${last}${firstName}`].map(
    (name) => withoutSpace(name.toLowerCase()),
  )
}

function withoutSpace(text: string): string {
  return text.replaceAll(' ', '')
}
