import type { User } from '../../apps/server/src/accounts/store.ts'
import { addUser, quick } from '../support/users.ts'
import type { Stage } from './stage.ts'

export type Member = {
  readonly user: User
  /** Calls the API through the load balancer, or one copy by its address. */
  call(method: string, path: string, body?: object | Buffer, at?: string): Promise<Response>
  /** Opens a session through the load balancer, or one copy. */
  signIn(at?: string): Promise<void>
}

let members = 0

/** A user with a password, at an address of their own, whose browser keeps the cookie it was given last. */
export async function addMember(stage: Stage, fields: Partial<User> = {}): Promise<Member> {
  const user = await addUser(stage.database.orm, { passwordHash: quick.passwordHash, ...fields })
  const { url: origin } = stage.balancer
  members += 1
  const address = `198.51.100.${members}`
  let cookie = ''

  const call: Member['call'] = async (method, path, body, at = origin) => {
    const answer = await fetch(`${at}${path}`, {
      method,
      headers: {
        origin,
        cookie,
        'x-forwarded-for': address,
        ...(body && { 'content-type': Buffer.isBuffer(body) ? 'image/png' : 'application/json' }),
      },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const session = answer.headers.getSetCookie().find((each) => each.startsWith('sheaf_session='))
    if (session !== undefined) cookie = session.split(';')[0] ?? ''
    return answer
  }

  return {
    user,
    call,
    async signIn(at) {
      const { email } = user
      const answer = await call('POST', '/api/auth/login', { email, password: quick.password }, at)
      if (!answer.ok) throw new Error(`Not signed in: ${answer.status} ${await answer.text()}`)
    },
  }
}

export const aTemplate = { name: 'Studio', theme: 'blue-wave' }

/** An invoice of somebody who numbers it, or whose series does. */
export function anInvoice(number?: string): object {
  return {
    type: 'invoice',
    clientName: 'Elena Castellan',
    lineItems: [{ description: 'Oak desk', quantity: '1', rate: '640' }],
    ...(number === undefined ? { numberSeries: true } : { documentNumber: number }),
  }
}

/** The statuses of answers, each with how often it came. */
export function tally(answers: readonly Response[]): Record<number, number> {
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, each]) => [status, each.length]))
}
