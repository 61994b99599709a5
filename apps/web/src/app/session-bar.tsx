import { findPage, pages } from '@sheaf/contract/pages'
import { useLocation } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import type { Session } from '#api/session.ts'
import { MemberBar } from './member-bar.tsx'
import { VisitorBar } from './visitor-bar.tsx'

/** The entries of a member or those of a visitor, once it is known who looks. */
export function SessionBar() {
  const session = useCurrentUser()
  const [address] = useLocation()
  if (session.state === 'member') return <MemberBar user={session.user} address={address} />
  return isUndecided(session.state, address) ? null : <VisitorBar address={address} />
}

// On a page for members the bar waits as the page does: the one for visitors would only flash.
function isUndecided(state: Session['state'], address: string): boolean {
  const page = findPage(address)
  return state === 'loading' && page !== undefined && pages[page] === 'member'
}
