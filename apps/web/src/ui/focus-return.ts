import { useRef } from 'react'

/** Handlers for a dialog's content: when it closes, the focus goes back to where it came from. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    // Without a trigger of its own Radix would leave the focus on the body.
    onCloseAutoFocus(event: Event) {
      const element = opener.current
      if (!(element instanceof HTMLElement) || !element.isConnected) return
      if (element === document.body) return
      event.preventDefault()
      element.focus()
    },
  }
}
