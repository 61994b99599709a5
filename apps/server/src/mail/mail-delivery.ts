import type { MailDelivery } from '@sheaf/contract/accounts'
import type { Env } from '../env.ts'

/** The mailbox is for this machine alone: an installation for the world that has no mail server keeps its mails to itself. */
export function mailDelivery({ smtpUrl, isLocal }: Pick<Env, 'smtpUrl' | 'isLocal'>): MailDelivery {
  if (smtpUrl !== undefined) return { goesTo: 'mail-server' }
  return { goesTo: isLocal ? 'mailbox' : 'nowhere' }
}
