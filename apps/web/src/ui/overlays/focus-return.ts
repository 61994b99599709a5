import { useRef } from 'react'

/** Handlers for a dialog's content: when it closes, the focus goes back to where it came from. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  const surroundings = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
      surroundings.current = opener.current?.closest('section, main') ?? null
    },
    // Without a trigger of its own Radix would leave the focus on the body.
    onCloseAutoFocus(event: Event) {
      const element = opener.current?.isConnected ? opener.current : headingOf(surroundings.current)
      if (!(element instanceof HTMLElement) || element === document.body) return
      event.preventDefault()
      element.focus()
    },
  }
}

/** What was deleted took its button along: reading goes on at the heading above it. */
function headingOf(place: Element | null): Element | null {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3') ?? null
  if (heading) heading.tabIndex = -1
  return heading
}
