import { productName } from '@sheaf/contract/product'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** The screen changed without a page being opened: reading begins at its heading, at its top. */
export function useNewHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  // After the page has said its own name, which it does when it is opened; and not over that of the next one.
  useEffect(() => {
    const before = document.title
    const own = `${title} · ${productName}`
    document.title = own
    return () => {
      if (document.title === own) document.title = before
    }
  }, [title])
  return heading
}
