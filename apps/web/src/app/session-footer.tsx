import { useLocation } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { Footer } from './footer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { isSitePage } from './site-pages.ts'

/** Visitors find the ways through the site below its pages; members have them in the top bar. */
export function SessionFooter() {
  const { state } = useCurrentUser()
  const [address] = useLocation()
  return state === 'visitor' && isSitePage(address) ? <SiteFooter /> : <Footer />
}
