import { findPage, pages } from '@sheaf/contract/pages'
import { productName } from '@sheaf/contract/product'
import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import type { Session } from '#api/session.ts'
import { Wordmark } from '#ui/brand.tsx'
import { MemberBar } from './member-bar.tsx'
import { VisitorBar } from './visitor-bar.tsx'

export function TopBar() {
  return (
    <header className="border-hairline border-b print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-page items-center px-4 sm:px-6">
        <Link
          href="/"
          className="mr-6 shrink-0 rounded-control xl:mr-8"
          aria-label={`${productName}, start page`}
        >
          <Wordmark />
        </Link>
        <Bar />
      </div>
    </header>
  )
}

function Bar() {
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
