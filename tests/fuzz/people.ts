import { randomUUID } from 'node:crypto'
import { tokenRights } from '@sheaf/contract/access-tokens'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore } from '../../apps/server/src/accounts/store.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { addToken } from '../support/access-tokens.ts'
import { addUser, quick } from '../support/users.ts'

export const roles = ['visitor', 'free', 'premium', 'token'] as const
export type Role = (typeof roles)[number]

export type Person = {
  readonly role: Role
  readonly email: string
  readonly headers: readonly (readonly [string, string])[]
  /** What answers named as theirs, by the path below which it is found. */
  readonly owned: Map<string, string[]>
}

/** Somebody new in a role, with whatever opens doors to them. */
export async function makePerson(orm: Database['orm'], role: Role): Promise<Person> {
  const owned = new Map<string, string[]>()
  if (role === 'visitor') return { role, email: 'elena@example.com', headers: [], owned }
  const subscription = role === 'free' ? 'free' : 'premium'
  const id = `usr_fuzz_${randomUUID()}`
  const { passwordHash } = quick
  const email = `${id}@example.com`
  const user = await addUser(orm, { id, email, passwordHash, subscription })
  if (role === 'token') {
    const token = await addToken(orm, user, { rights: [...tokenRights] })
    return { role, email, headers: [['Authorization', `Bearer ${token}`]], owned }
  }
  const sessions = createSessions({ store: createAccountStore(orm), now: () => new Date() })
  const cookie = `sheaf_session=${await sessions.open(user.id)}`
  const headers = [
    ['Cookie', cookie],
    ['Sec-Fetch-Site', 'same-origin'],
  ] as const
  return { role, email, headers, owned }
}

const mostRemembered = 5

/** Where a picture is found that another route has made. */
const foundBelow: Readonly<Record<string, string>> = {
  '/api/ai/generate-logo': '/api/logos',
  '/api/objects/uploads/{seal}/{objectId}': '/api/logos',
}

/** Keeps the ids in an answer for requests that change or delete what they name. */
export function remember({ owned }: Person, path: string, answer: unknown): void {
  const folder = `${foundBelow[path] ?? path.split('/{')[0]}/`
  for (const one of thingsIn(answer)) {
    const { id, uploadURL } = Object(one)
    if (typeof id === 'string') add(owned, folder, id)
    if (typeof uploadURL === 'string') {
      const [objectId = '', seal = ''] = new URL(uploadURL).pathname.split('/').reverse()
      add(owned, '/api/objects/uploads/', `${seal}/${objectId}`)
      add(owned, '/internal/objects/uploads/', objectId)
    }
  }
}

/** An answer is a thing, a list of them, or says them under a name. */
function thingsIn(answer: unknown): unknown[] {
  return [answer]
    .flat()
    .flatMap((one) => [one, ...(typeof one === 'object' && one ? Object.values(one).flat() : [])])
}

function add(owned: Map<string, string[]>, folder: string, id: string): void {
  const known = owned.get(folder) ?? []
  if (!known.includes(id)) owned.set(folder, [id, ...known].slice(0, mostRemembered))
}
