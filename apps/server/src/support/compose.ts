import { productName } from '@sheaf/contract/product'
import type { User } from '../accounts/store.ts'
import { html } from '../http/html.ts'
import type { Mail } from '../mail/mailer.ts'

type Message = { readonly message: string; readonly requestId: string }

/** What whoever runs this installation reads. It is plain: a program may sort it. */
export function composeSupportMail(
  user: User,
  { message, requestId }: Message,
): Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const isPremium = user.subscription === 'premium'
  const facts = [
    `From: ${name} <${user.email}>`,
    `Plan: ${isPremium ? 'Premium' : 'Free'}`,
    ...(requestId === '' ? [] : [`Reference number: ${requestId}`]),
  ]
  const begin = message.replace(/\s+/g, ' ').slice(0, 60)
  return {
    subject: `${isPremium ? '[Premium] ' : ''}${productName} support: ${begin}`,
    text: `${facts.join('\n')}\n\n${message}\n`,
    html: html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${productName} support</title></head>
<body><pre style="font-family:sans-serif;white-space:pre-wrap">${facts.join('\n')}

${message}</pre></body></html>
`.markup,
    replyTo: { name, address: user.email },
  }
}
