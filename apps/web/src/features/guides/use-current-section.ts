import { useEffect, useState } from 'react'
import type { Section } from '#guides/guide.ts'

// A heading that has come this close to the upper edge is being read.
const readingLine = 140

/** The section that the reader has reached; undefined above the first. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(reached(sections))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [sections])
  return current
}

function reached(sections: readonly Section[]): string | undefined {
  return sections.findLast(({ id }) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top < readingLine
  })?.id
}
