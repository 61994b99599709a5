import { type PointerEvent, useRef, useState } from 'react'

const slack = 8
const threshold = 40

type Start = { readonly id: number; readonly x: number }

/** Follows a finger sideways. Answers how far it is, and the handlers for the element that it moves. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Start>(undefined)
  const [offset, setOffset] = useState(0)

  function onPointerDown(event: PointerEvent) {
    // A mouse has arrows to click; dragging with it would eat the clicks on cards.
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    start.current = { id: event.pointerId, x: event.clientX }
  }

  function onPointerMove(event: PointerEvent) {
    if (start.current?.id !== event.pointerId) return
    const moved = event.clientX - start.current.x
    if (Math.abs(moved) < slack) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setOffset(moved)
  }

  function onPointerUp(event: PointerEvent) {
    if (start.current?.id !== event.pointerId) return
    const moved = event.clientX - start.current.x
    onPointerCancel()
    if (Math.abs(moved) >= threshold) onSwipe(moved < 0 ? 1 : -1)
  }

  function onPointerCancel() {
    start.current = undefined
    setOffset(0)
  }

  return { offset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
