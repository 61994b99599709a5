import { productName } from '@sheaf/contract/product'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { mainId } from '#app/layout/shell.tsx'
import { useCollectedTitle } from '#ui/page/page-head.ts'
import { settleScroll } from './scroll-keeper.ts'

type OpenedPageProps = { readonly title: string; readonly children: ReactNode }

/** Once a screen stands: the tab says where we are, the page is at its place, and reading starts at its heading. */
export function OpenedPage({ title, children }: OpenedPageProps) {
  const isSettled = useRef(false)
  useCollectedTitle(tabTitle(title))

  useLayoutEffect(() => {
    document.title = tabTitle(title)
  }, [title])

  useLayoutEffect(() => {
    if (isSettled.current) return
    isSettled.current = true
    if (settleScroll() !== 'loaded') focusHeading()
  }, [])

  return children
}

function focusHeading(): void {
  const main = document.getElementById(mainId)
  // A form that asks for one thing starts in its first field.
  if (main?.contains(document.activeElement) && document.activeElement !== main) return
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** What the browser's tab says. */
export function tabTitle(title: string): string {
  return title === productName ? productName : `${title} · ${productName}`
}
