import { type PagePath, pages } from '@sheaf/contract/pages'
import type { Session } from '#api/session.ts'

/** What becomes of an address, given who asks for it. */
export type Admission =
  | { readonly to: 'screen'; readonly page: PagePath }
  | { readonly to: 'not-found' | 'wait' | 'login' | 'start' | 'unreachable' }

export function admit(page: PagePath | undefined, state: Session['state']): Admission {
  if (page === undefined) return { to: 'not-found' }
  const audience = pages[page]
  if (audience === 'visitor' && state === 'member') return { to: 'start' }
  if (audience === 'member' && state !== 'member') return { to: memberGate[state] }
  return { to: 'screen', page }
}

const memberGate = { loading: 'wait', visitor: 'login', unknown: 'unreachable' } as const
