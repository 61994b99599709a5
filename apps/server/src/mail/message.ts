import type { SendMailOptions } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Mail } from './mailer.ts'

/** A mail as the composer takes it. Line breaks in names and subjects would begin new headers: they become spaces. */
export function toMessage(mail: Mail, { mailFrom }: Env, now: Date): SendMailOptions {
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  return {
    from: mailFrom,
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: now,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
