import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { networkOf } from '../http/client-network.ts'
import {
  countAttempt,
  createRateLimiter,
  isWithinLimit,
  type RateRule,
} from '../http/rate-limit.ts'
import type { Keys } from '../keys.ts'

export type AccountLimits = ReturnType<typeof createAccountLimits>

export type MailKind = 'confirm' | 'reset'

/** Where a password comes from. */
export type Asker = {
  readonly client: string
  /** What the account was opened from before: a browser, or the session that asks. */
  readonly known: string | undefined
}

const minute = 60
const hour = 60 * minute

// Many people may share one address (an office, a school): these stop programs, not people.
const perClient = {
  signIn: { points: 300, duration: minute },
  signUp: { points: 300, duration: 10 * minute },
  mailRequest: { points: 100, duration: 10 * minute },
  linkUse: { points: 100, duration: minute },
}

/** The database holds hashes of addresses only. */
export function createAccountLimits({ pool, keys }: { pool: pg.Pool; keys: Keys }) {
  const limiter = (keyPrefix: string, rule: RateRule) => createRateLimiter(pool, keyPrefix, rule)
  const clients = {
    signIn: limiter('sign-in', perClient.signIn),
    signUp: limiter('sign-up', perClient.signUp),
    mailRequest: limiter('mail-request', perClient.mailRequest),
    linkUse: limiter('link-use', perClient.linkUse),
  }
  const passwords = limiter('password', { points: 20, duration: minute })
  const passwordsFromAnywhere = limiter('passwords', { points: 100, duration: hour })
  // Beyond them a request is answered as if a mail had gone out, which must not be said while none can be noted.
  const mails = limiter('mail', { points: 5, duration: hour, isInsured: false })
  const mailsFromAnywhere = limiter('mails', { points: 20, duration: hour, isInsured: false })
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', keys.limits).update(parts.join('\n')).digest('base64url')
  const pair = (email: string, client: string) => keyOf(email.toLowerCase(), networkOf(client))
  const ownKey = (email: string, known: string) => keyOf(email.toLowerCase(), 'known', known)

  return {
    async countRequest(kind: keyof typeof perClient, client: string): Promise<void> {
      await countAttempt(clients[kind], keyOf(networkOf(client)))
    },

    /**
     * Counted before the password is looked at: guesses that arrive together are all counted. What the account was opened
     * from before has a count of its own, so that strangers, wherever they are, cannot lock the owner out.
     */
    async countPassword(email: string, { client, known }: Asker): Promise<void> {
      if (known !== undefined) {
        await countAttempt(passwords, ownKey(email, known))
        return
      }
      await countAttempt(passwords, pair(email, client))
      await countAttempt(passwordsFromAnywhere, keyOf(email.toLowerCase()), underAttack)
    },

    /** The password was right. The wrong ones before it still count. */
    async forgivePassword(email: string, { client, known }: Asker): Promise<void> {
      if (known !== undefined) {
        await passwords.reward(ownKey(email, known))
        return
      }
      await passwords.reward(pair(email, client))
      await passwordsFromAnywhere.reward(keyOf(email.toLowerCase()))
    },

    /** Whether another mail may go to an address. Asked for every address, known or not, or its time would tell which. */
    async mayMail(kind: MailKind, email: string, client: string): Promise<boolean> {
      return (
        (await isWithinLimit(mails, keyOf(kind, pair(email, client)))) &&
        (await isWithinLimit(mailsFromAnywhere, keyOf(kind, email.toLowerCase())))
      )
    },
  }
}

function underAttack(wait: string): string {
  return (
    "Too many wrong passwords for this account. Sign in from a browser you've used before, " +
    `reset your password by email, or try again in ${wait}.`
  )
}
