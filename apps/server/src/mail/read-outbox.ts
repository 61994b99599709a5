import PostalMime, { type Address } from 'postal-mime'
import type { Env } from '../env.ts'
import { findOutboxMails, getOutboxMail } from './outbox.ts'

type Place = Pick<Env, 'dataDir'>

export type KeptMail = {
  readonly subject: string
  readonly from: string
  readonly to: string
  /** Not in a file that is no mail. */
  readonly readerAddress: string | undefined
  /** Not in a file that is no mail. */
  readonly sentAt: Date | undefined
  readonly text: string
  readonly html: string
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
    date = '',
    text = '',
    html = '',
  } = await PostalMime.parse(file)
  return {
    subject,
    from: written(from),
    to: to.map(written).join(', '),
    readerAddress: to[0]?.address,
    sentAt: Number.isNaN(Date.parse(date)) ? undefined : new Date(date),
    text,
    html,
  }
}

function written(address: Address | undefined): string {
  if (address === undefined) return ''
  const { name, address: place = '' } = address
  return name === '' ? place : `${name} <${place}>`
}
