import { type RefObject, useLayoutEffect, useRef } from 'react'

let isPassedOn = false

/**
 * The heading of a screen in outline gives way to that of the screen itself. Whoever was reading there must not be thrown to the
 * top of the page: the focus goes from one to the other.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  useLayoutEffect(() => {
    const element = heading.current
    if (isPassedOn && element && document.activeElement === document.body) {
      element.tabIndex = -1
      element.focus({ preventScroll: true })
    }
    isPassedOn = false
    return () => {
      isPassedOn = element !== null && document.activeElement === element
    }
  }, [])
  return heading
}
