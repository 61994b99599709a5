import { hashPassword } from '../../../apps/server/src/accounts/passwords.ts'
import { attachToRunningServer } from '../../../apps/server/src/db/embedded/attach.ts'
import { poolOfEmbedded } from '../../../apps/server/src/db/pool.ts'
import type { Attacker } from '../../../tests/support/attacks/attack.ts'
import type { SheafProcess } from '../../../tests/support/sheaf-process.ts'
import type { Account } from './neighbor.ts'

export type Somebody = {
  readonly account: Account
  /** As the proxy in front of the server would name it. */
  readonly address: string
  readonly asAttacker: () => Promise<Attacker>
}

const password = 'slow ferries at dawn 4127'

/** Confirmed accounts that no plan stops, each with an address of its own. They are written to the database itself. */
export async function addAccounts(
  sheaf: SheafProcess,
  count: number,
): Promise<readonly Somebody[]> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const pool = poolOfEmbedded(await attachToRunningServer(sheaf.dataDir), log)
  try {
    const hash = await hashPassword(password)
    const somebody = Array.from({ length: count }, (_, index) =>
      createSomebody(sheaf.url, `user${index}@example.com`, `198.51.100.${index + 1}`),
    )
    for (const [index, { account }] of somebody.entries()) {
      await pool.query(
        `insert into users (id, email, password_hash, first_name, email_confirmed_at, subscription)
         values ($1, $2, $3, 'Ada', now(), 'premium')`,
        [`usr_trust_${index}`, account.email, hash],
      )
    }
    return somebody
  } finally {
    await pool.end()
  }
}

function createSomebody(url: string, email: string, address: string): Somebody {
  const account = { email, password }
  return {
    account,
    address,
    async asAttacker() {
      const headers = { origin: url, 'x-forwarded-for': address }
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
      if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`)
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      return { url, headers: { ...headers, cookie } }
    },
  }
}
