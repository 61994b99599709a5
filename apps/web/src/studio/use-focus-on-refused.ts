import { useEffect, useRef } from 'react'
import type { Refusal } from './problems.ts'

/** The first field that was refused, when the refusal is on the sheet. */
export function useFocusOnRefused(refusal: Refusal | undefined) {
  const workspace = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refusal) return
    workspace.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return workspace
}
