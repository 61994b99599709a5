import { createTransport, type NodemailerError } from 'nodemailer'
import type { Env } from '../env.ts'
import { MailError, type Mailer } from './mailer.ts'
import { toMessage } from './message.ts'

type World = { readonly env: Env; readonly smtpUrl: string; readonly now: () => Date }

// A server that says nothing is given up on well before the job is taken for dead.
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}

export function createSmtpMailer({ env, smtpUrl, now }: World): Mailer {
  // On the way to port 587 anyone could cut STARTTLS out and read the links. `?requireTLS=false` in the address allows that.
  const transport = createTransport({ ...patience, requireTLS: true, url: smtpUrl })
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, env, now()))
      } catch (error) {
        throw translate(error)
      }
    },
    close: () => transport.close(),
  }
}

// The recipient is refused for good with a code from 500 to 599 after RCPT TO. The same codes elsewhere speak about us (a wrong
// password, a sender that is not allowed): an operator can mend that, and then the mail must still be there.
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, response = '', responseCode = 0, command } = error as NodemailerError
  const isFinal = command === 'RCPT TO' && responseCode >= 500
  // 5.2 speaks of a full mailbox and 5.7 of a sender who is not liked: the mailbox itself exists.
  const isNobody = isFinal && noMailbox.has(responseCode) && !/\b5\.[27]\.\d/.test(response)
  return new MailError([code, responseCode].filter(Boolean).join(' '), isFinal, isNobody)
}

const noMailbox = new Set([550, 551, 553])
