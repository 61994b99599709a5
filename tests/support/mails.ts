import { setTimeout as pause } from 'node:timers/promises'
import { findMails, type KeptMail } from '../../apps/server/src/mail/read-outbox.ts'

type Place = { readonly dataDir: string }

/** The mail to an address whose subject begins so, as soon as it is in the outbox. */
export async function mailTo(
  place: Place,
  address: string,
  subject: string,
): Promise<KeptMail & { readonly id: string }> {
  for (let waited = 0; waited < 10_000; waited += 25) {
    const mail = (await mailsTo(place, address)).find((each) => each.subject.startsWith(subject))
    if (mail !== undefined) return mail
    await pause(25)
  }
  throw new Error(`No mail '${subject}' came to ${address}`)
}

/** All mails to an address so far, the newest first. */
export async function mailsTo(place: Place, address: string) {
  return (await findMails(place)).filter(({ to }) => to.includes(address))
}

/** The token in the link of a mail. */
export function tokenIn({ text }: Pick<KeptMail, 'text'>): string {
  const [, token] = /[?&]token=([\w.-]+)/.exec(text) ?? []
  if (token === undefined) throw new Error('This mail has no link with a token')
  return token
}
