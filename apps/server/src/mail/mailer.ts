import type { MailAddress } from '../env.ts'

export type Mail = {
  /** The same for every attempt to send it, so that a mail program can tell a repetition. */
  readonly id: string
  readonly to: MailAddress
  /** Who is answered, where that is not the sender. */
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  readonly html: string
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

  constructor(code: string, isFinal: boolean) {
    super(`The email was not accepted: ${code}`)
    this.code = code
    this.isFinal = isFinal
  }
}
