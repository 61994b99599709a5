import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCollectedTitle } from '#ui/page-head.ts'
import { mainId } from './main-id.ts'
import { settleScroll } from './scroll-keeper.ts'
import { tabTitle } from './tab-title.ts'

type ArrivalProps = { readonly title: string; readonly children: ReactNode }

/** Once a screen stands: the tab says where we are, the page is at its place, and reading starts at its heading. */
export function Arrival({ title, children }: ArrivalProps) {
  const arrived = useRef(false)
  useCollectedTitle(tabTitle(title))

  useLayoutEffect(() => {
    document.title = tabTitle(title)
  }, [title])

  useLayoutEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (settleScroll() !== 'loaded') focusHeading()
  }, [])

  return children
}

function focusHeading(): void {
  const main = document.getElementById(mainId)
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
