import PostalMime, { type Address } from 'postal-mime'
import type { Env } from '../env.ts'
import type { Attachment } from './mailer.ts'
import { findOutboxMails, getOutboxMail } from './outbox.ts'

type Place = Pick<Env, 'dataDir'>

export type KeptMail = {
  readonly subject: string
  readonly from: string
  readonly to: string
  /** Who else gets it; empty for most. */
  readonly cc: string
  /** Whose account it belongs to: of a mail to a client, that of the user in copy. Not in a file that is no mail. */
  readonly readerAddress: string | undefined
  /** Not in a file that is no mail. */
  readonly sentAt: Date | undefined
  readonly text: string
  readonly html: string
  readonly headers: ReadonlyMap<string, string>
  readonly attachments: readonly Attachment[]
}

const mailsShown = 100

/** The newest mails, the newest first. */
export async function findMails(place: Place): Promise<(KeptMail & { readonly id: string })[]> {
  const ids = (await findOutboxMails(place)).slice(0, mailsShown)
  const mails = await Promise.all(
    ids.map(async (id) => {
      const mail = await getMail(place, id)
      return mail === undefined ? [] : [{ ...mail, id }]
    }),
  )
  return mails.flat()
}

export async function getMail(place: Place, unverifiedId: string): Promise<KeptMail | undefined> {
  const file = await getOutboxMail(place, unverifiedId)
  return file === undefined ? undefined : await readMail(file)
}

export async function readMail(file: Buffer): Promise<KeptMail> {
  const {
    subject = '',
    from,
    to = [],
    cc = [],
    date = '',
    text = '',
    html = '',
    headers,
    attachments,
  } = await PostalMime.parse(file)
  return {
    subject,
    from: written(from),
    to: to.map(written).join(', '),
    cc: cc.map(written).join(', '),
    readerAddress: (cc[0] ?? to[0])?.address,
    sentAt: Number.isNaN(Date.parse(date)) ? undefined : new Date(date),
    text,
    html,
    headers: new Map(headers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ filename, mimeType, content }, index) => ({
      name: filename ?? `attachment-${index + 1}`,
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}

function written(address: Address | undefined): string {
  if (address === undefined) return ''
  const { name, address: place = '' } = address
  return name === '' ? place : `${name} <${place}>`
}
