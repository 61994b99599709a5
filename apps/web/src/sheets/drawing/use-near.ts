import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has come near the window, once and for all: what was drawn stays drawn. */
export function useNear(margin = '400px'): {
  ref: RefCallback<Element>
  isNear: boolean
} {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback<RefCallback<Element>>(
    (element) => {
      if (element === null) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          setIsNear(true)
          observer.disconnect()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return { ref, isNear }
}
