import { useEffect, useRef } from 'react'
import type { Refusal } from './problems.ts'

/** The first field that was refused, when the refusal is on the sheet. */
export function useFocusOnRefused(refusal: Refusal | undefined) {
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refusal) return
    desk.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return desk
}
