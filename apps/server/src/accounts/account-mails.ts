import { productName } from '@sheaf/contract/product'
import { type MailContent, renderMail } from '../mail/layout.ts'
import type { Mail } from '../mail/mailer.ts'
import type { AccountMail } from './mail-queue.ts'
import type { User } from './store.ts'

type Facts = {
  readonly user: Pick<User, 'email' | 'firstName' | 'lastName'>
  readonly publicUrl: string
  readonly token: string
}

type Words = Pick<MailContent, 'title' | 'paragraphs' | 'action' | 'alternative' | 'reason'> & {
  readonly subject: string
}

export function composeAccountMail(kind: AccountMail['kind'], facts: Facts): Omit<Mail, 'id'> {
  const { subject, ...words } = contents[kind](facts)
  const { email, firstName, lastName } = facts.user
  const greeting = isPlainName(firstName) ? `Hello ${firstName},` : 'Hello,'
  const fullName = [firstName, lastName].filter(Boolean).join(' ')
  return {
    to: { name: isPlainName(fullName) ? fullName : '', address: email },
    subject,
    ...renderMail({ ...words, greeting, homeUrl: facts.publicUrl }),
  }
}

// A stranger can sign up with any address and any name: mail programs would make a link of a name such as 'evil.example'.
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}'’ -]+(?:\.(?=\s|$)[\p{L}\p{M}'’ -]*)*$/u.test(name)
}

const contents: Record<AccountMail['kind'], (facts: Facts) => Words> = {
  confirm: ({ publicUrl, token }) => ({
    subject: `Confirm your email address for ${productName}`,
    title: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${productName}. One step is left: confirm that this address is yours, and your account is ready.`,
    ],
    action: { label: 'Confirm email address', href: `${publicUrl}/confirm-email?token=${token}` },
    reason:
      `The link works once, for 24 hours. You get this mail because someone signed up for ${productName} with this address. ` +
      'If that was not you, do nothing: without this step there is no account.',
  }),

  'already-registered': ({ publicUrl }) => ({
    subject: `You already have a ${productName} account`,
    title: 'You already have an account',
    paragraphs: [
      `Someone, probably you, tried to sign up for ${productName} with this address. It already has an account, so nothing was changed.`,
      'Sign in with your password as usual.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/login` },
    alternative: {
      label: 'Forgot your password? Choose a new one:',
      href: `${publicUrl}/forgot-password`,
    },
    reason: 'If it was not you, there is nothing to do: nobody got into your account.',
  }),

  reset: ({ publicUrl, token }) => ({
    subject: `Choose a new ${productName} password`,
    title: 'Choose a new password',
    paragraphs: [
      `Someone, probably you, asked for a new password for your ${productName} account.`,
    ],
    action: { label: 'Choose a new password', href: `${publicUrl}/reset-password?token=${token}` },
    reason:
      'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  }),

  'password-changed': ({ publicUrl }) => ({
    subject: `Your ${productName} password was changed`,
    title: 'Your password was changed',
    paragraphs: [
      `The password of your ${productName} account has just been changed, and all other browsers were signed out.`,
      'If that was you, all is well. If not, somebody else got in: choose a new password at once.',
    ],
    action: { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    reason:
      'You get this mail whenever the password changes, so that nobody can do it behind your back.',
  }),
}
