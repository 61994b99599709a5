import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Guard = {
  /** Goes on, or asks first when there is something to lose. */
  readonly leave: (go: () => void) => void
  /** To be drawn somewhere in the screen. */
  readonly dialog: ReactNode
}

type Stakes = {
  readonly isDirty: boolean
  /** What would be lost, in a sentence. */
  readonly warning: string
  /** The page is being left by force: the browser must not ask. */
  readonly isExcused?: () => boolean
}

/** Asks before unsaved work is left: by a link, by the back button, or by closing the page. */
export function useLeaveGuard({ isDirty, warning, isExcused }: Stakes): Guard {
  const [pending, setPending] = useState<(() => void) | undefined>()
  const [, navigate] = useLocation()
  const askFor = (go: () => void) => setPending(() => go)

  useLinkGuard(isDirty, (address) => askFor(() => navigate(`~${address}`)))
  useBackGuard(isDirty, askFor)
  useClosingGuard(isDirty, isExcused ?? never)

  return {
    leave: (go) => (isDirty ? askFor(go) : go()),
    dialog: (
      <ConfirmDialog
        title="Leave without saving?"
        description={warning}
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        open={pending !== undefined}
        onClose={() => setPending(undefined)}
        onConfirm={() => {
          setPending(undefined)
          pending?.()
        }}
      />
    ),
  }
}

function useLinkGuard(isDirty: boolean, onLeave: (address: string) => void): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = pageAddressOf(event)
    if (address === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onLeave(address)
  })
  useEffect(() => {
    if (!isDirty) return
    // In the capturing phase: before the router hears of the click.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [isDirty])
}

/** The address of another page of ours that a click leads to, in this tab. */
function pageAddressOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
  if (link.hasAttribute('download') || link.origin !== location.origin) return
  const { pathname, search, hash } = link
  const isSamePage = pathname === location.pathname && search === location.search
  return isSamePage ? undefined : `${pathname}${search}${hash}`
}

// When popstate comes, the router has already drawn the other page. A browser without this API asks about links only.
function useBackGuard(isDirty: boolean, askFor: (go: () => void) => void): void {
  const isLetThrough = useRef(false)
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || isLetThrough.current) return
    event.preventDefault()
    const { key } = event.destination
    askFor(() => {
      isLetThrough.current = true
      window.navigation.traverseTo(key)
    })
  })
  useEffect(() => {
    if (!isDirty || !('navigation' in window)) return
    window.navigation.addEventListener('navigate', onNavigate)
    return () => window.navigation.removeEventListener('navigate', onNavigate)
  }, [isDirty])
}

function useClosingGuard(isDirty: boolean, isExcused: () => boolean): void {
  const onClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isExcused()) event.preventDefault()
  })
  useEffect(() => {
    if (!isDirty) return
    window.addEventListener('beforeunload', onClosing)
    return () => window.removeEventListener('beforeunload', onClosing)
  }, [isDirty])
}

function never(): boolean {
  return false
}
