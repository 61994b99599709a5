import { productName } from '@sheaf/contract/product'
import type { LanguageCode } from '@sheaf/domain/locale/languages'
import type { User } from '../accounts/store.ts'
import type { Attachment, Mail } from '../mail/mailer.ts'
import { renderClientMail } from './layout.ts'
import type { MailLook } from './mail-colors.ts'

export type ClientMailOrder = {
  /** Letters, digits, '-' and '_'. The same at every attempt: it is counted once and reaches the client once. */
  readonly id: string
  readonly user: Pick<User, 'id' | 'email'>
  /** 'me' for the user alone; else the client's address, and the user gets a copy. */
  readonly to: string
  /** What the mail is written in. */
  readonly language: LanguageCode
  readonly look: MailLook
  /** The company that writes. */
  readonly senderName: string
  readonly subject: string
  /** Line breaks inside one of them stay. */
  readonly paragraphs: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly action?: { readonly label: string; readonly href: string }
  readonly attachments: readonly Attachment[]
  /** The client can stop mails of this sort. Those who did get none of them; an invoice that is not of this sort still reaches them. */
  readonly canStop: boolean
}

/** All but who reads it. With a token the reader can stop mails like it. */
export async function composeClientMail(
  order: ClientMailOrder,
  publicUrl: string,
  stopToken?: string,
): Promise<Omit<Mail, 'to'>> {
  const { id, user, senderName, subject, attachments } = order
  const query = `token=${stopToken}`
  return {
    id,
    fromName: senderName === '' ? productName : `${senderName} via ${productName}`,
    replyTo: { name: senderName, address: user.email },
    subject,
    attachments,
    ...(stopToken !== undefined && {
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/client-mail/stop?${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    ...(await renderClientMail({
      ...order,
      homeUrl: publicUrl,
      stopUrl: stopToken && `${publicUrl}/stop-mails?${query}`,
    })),
  }
}
