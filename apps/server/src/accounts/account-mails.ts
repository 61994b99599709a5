import { productName } from '@sheaf/contract/product'
import { formatDay } from '@sheaf/domain/locale/calendar-day'
import { type MailContent, renderMail } from '../mail/layout.ts'
import type { Mail } from '../mail/mailer.ts'
import { problemWords as reminderProblemWords } from '../reminders/problems.ts'
import { problemWords } from '../schedules/problems.ts'
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

export function composeAccountMail(mail: AccountMail, facts: Facts): Omit<Mail, 'id'> {
  const { subject, ...words } = wordsOf(mail, facts)
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

function wordsOf<Kind extends AccountMail['kind']>(mail: MailOf<Kind>, facts: Facts): Words {
  const write: Writing[Kind] = contents[mail.kind as Kind]
  return write(facts, mail)
}

type MailOf<Kind> = AccountMail & { readonly kind: Kind }

type Writing = {
  readonly [Kind in AccountMail['kind']]: (facts: Facts, mail: MailOf<Kind>) => Words
}

const contents: Writing = {
  confirm: ({ publicUrl, token }) => ({
    subject: `Confirm your email address for ${productName}`,
    title: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${productName}. Confirm that this is your email address, and your account is ready.`,
    ],
    action: { label: 'Confirm email address', href: `${publicUrl}/confirm-email?token=${token}` },
    reason:
      `This link works once and expires in 24 hours. You're getting this email because someone signed up for ${productName} with this address. ` +
      "If it wasn't you, ignore this email and no account will be created.",
  }),

  'already-registered': ({ publicUrl }) => ({
    subject: `You already have a ${productName} account`,
    title: 'You already have an account',
    paragraphs: [
      `Someone, probably you, tried to sign up for ${productName} with this address. You already have an account, so nothing has changed.`,
      'Sign in with your password as usual.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/login` },
    alternative: {
      label: 'Forgot your password? Reset it:',
      href: `${publicUrl}/forgot-password`,
    },
    reason: "If it wasn't you, you don't need to do anything. Nobody got into your account.",
  }),

  reset: ({ publicUrl, token }) => ({
    subject: `Reset your ${productName} password`,
    title: 'Reset your password',
    paragraphs: [
      `Someone, probably you, asked to reset the password for your ${productName} account.`,
    ],
    action: { label: 'Reset password', href: `${publicUrl}/reset-password?token=${token}` },
    reason:
      "This link works once and expires in one hour. If you didn't ask for it, ignore this email and your password stays the same.",
  }),

  'password-changed': ({ publicUrl }) => ({
    subject: `Your ${productName} password was changed`,
    title: 'Your password was changed',
    paragraphs: [
      `The password for your ${productName} account was just changed. All other browsers were signed out, and any access tokens were revoked.`,
      "If this was you, you're all set. If not, someone else may have access to your account. Reset your password now.",
    ],
    action: { label: 'Reset password', href: `${publicUrl}/forgot-password` },
    reason:
      'We send this email every time your password changes, so nobody can change it without you knowing.',
  }),
  'payment-failed': ({ publicUrl }) => ({
    subject: `Your ${productName} payment didn't go through`,
    title: "Your payment didn't go through",
    paragraphs: [
      `We couldn't charge your card for ${productName} Premium. You keep Premium for a week, and we'll try again in the meantime.`,
      'If your card has changed or expired, update it from your account.',
    ],
    action: { label: 'Update payment details', href: `${publicUrl}/account` },
    reason: `You're getting this email because you pay for ${productName} Premium. If you want to stop, cancel from your account.`,
  }),

  'schedule-paused': ({ publicUrl }, { scheduleId, problem }) => ({
    subject: 'Your recurring invoice is paused',
    title: 'Your recurring invoice is paused',
    paragraphs: [
      problemWords[problem],
      'Nothing is lost: the schedule goes on once you resume it.',
    ],
    action: { label: 'Open the schedule', href: `${publicUrl}/recurring/${scheduleId}` },
    reason: `You're getting this email because you have a recurring invoice in ${productName}. To stop it, delete the schedule.`,
  }),

  'invoices-late': ({ publicUrl }, { days }) => ({
    subject: days.length === 1 ? 'A recurring invoice is late' : 'Some recurring invoices are late',
    title: days.length === 1 ? 'A recurring invoice is late' : 'Some recurring invoices are late',
    paragraphs: [
      `${productName} was offline when ${days.length === 1 ? 'this invoice was' : 'these invoices were'} due: ${days.map((day) => formatDay(day, 'en-US')).join('; ')}.`,
      'We create each of them now, with the date it was planned for. Your schedules show which ones are sent.',
    ],
    action: { label: 'See recurring invoices', href: `${publicUrl}/recurring` },
    reason: `You're getting this email because you have recurring invoices in ${productName}.`,
  }),

  'reminder-unsent': ({ publicUrl }, { reminderId, problem }) => ({
    subject: "A payment reminder wasn't sent",
    title: "A payment reminder wasn't sent",
    paragraphs: [reminderProblemWords[problem]],
    action: { label: 'Open the reminders', href: `${publicUrl}/reminders/${reminderId}` },
    reason: `You're getting this email because you have payment reminders in ${productName}. To stop them, delete them there.`,
  }),
}
