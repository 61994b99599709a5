import type { MouseEvent } from 'react'
import { useLocation, useRouter } from 'wouter'

/** Lets links in a text that is plain HTML lead through the app, as its own links do. */
export function useInnerLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    navigate(link.pathname.slice(base.length) + link.search + link.hash)
  }
}
