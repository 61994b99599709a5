import type { MailAddress } from '../env.ts'

export type Mail = {
  /** The same for every attempt to send it, so that a mail program can tell a repetition. */
  readonly id: string
  /** The sender's name, where it is not that of MAIL_FROM. */
  readonly fromName?: string
  readonly to: MailAddress
  /** Who is named as the reader of a copy. */
  readonly cc?: MailAddress
  /** Where it goes this time, if not to `to`: each reader gets it in a sending of its own, so that one who is refused costs the others nothing. */
  readonly deliverTo?: string
  /** Who is answered, where that is not the sender. */
  readonly replyTo?: MailAddress
  readonly headers?: Readonly<Record<string, string>>
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
}

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** Why a mail was not taken. It holds neither the address nor the words of the mail server, which repeat it. */
export class MailError extends Error {
  override name = 'MailError'
  readonly code: string
  /** No later attempt will do better. */
  readonly isFinal: boolean
  /** There is no such mailbox, and no mail will ever reach it. */
  readonly isNobody: boolean

  constructor(code: string, isFinal: boolean, isNobody = false) {
    super(`The email was not accepted: ${code}`)
    this.code = code
    this.isFinal = isFinal
    this.isNobody = isNobody
  }
}
