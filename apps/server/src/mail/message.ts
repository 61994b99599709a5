import type { SendMailOptions } from 'nodemailer'
import type { Env, MailAddress } from '../env.ts'
import type { Mail } from './mailer.ts'

/** A mail as the composer takes it. */
export function toMessage(mail: Mail, { mailFrom }: Env, now: Date): SendMailOptions {
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  return {
    from: named({ ...mailFrom, name: mail.fromName ?? mailFrom.name }),
    to: named(mail.to),
    ...(mail.cc && { cc: named(mail.cc) }),
    envelope: { from: mailFrom.address, to: mail.deliverTo ?? mail.to.address },
    ...(mail.replyTo && { replyTo: named(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, type, bytes }) => ({
      filename: oneLine(name),
      contentType: type,
      content: Buffer.from(bytes),
    })),
    date: now,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...mail.headers,
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function named({ name, address }: MailAddress): MailAddress {
  return { name: oneLine(name), address }
}

/** Line breaks would begin new headers. A text that begins as encoded words do would be decoded by its reader, to anything. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}
