import { type RefObject, useRef, useState } from 'react'

/** One suggestion at a time is shown in both places: in its list and in the text. */
export type Pointing = {
  readonly active: string | undefined
  readonly point: (id: string | undefined) => void
  /** Moves the focus to the suggestion. */
  readonly goTo: (id: string) => void
}

export function usePointing(): Pointing & { readonly list: RefObject<HTMLDivElement | null> } {
  const [active, point] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  return {
    active,
    point,
    list,
    goTo(id) {
      const place = list.current?.querySelector<HTMLElement>(`[data-suggestion="${id}"]`)
      const box = place?.querySelector('input')
      if (box) box.focus()
      else place?.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** For the element that shows a suggestion. */
export function pointedBy(id: string, { active, point }: Pointing) {
  return {
    'data-suggestion': id,
    'data-active': active === id,
    onPointerEnter: () => point(id),
    onPointerLeave: () => point(undefined),
    onFocus: () => point(id),
    onBlur: () => point(undefined),
  }
}
