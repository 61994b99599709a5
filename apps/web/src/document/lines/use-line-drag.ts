import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'

type Drag = {
  readonly from: number
  readonly to: number
  readonly startY: number
  /** How far the pointer has moved. */
  readonly by: number
  readonly heights: readonly number[]
}

/** Lines move with the pointer; they change places when it lets go, and Escape puts them back. */
export function useLineDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  // The handles of a thousand lines must not change at each move of the pointer.
  const latest = useRef<Drag>(undefined)
  useEffect(() => {
    latest.current = drag
  }, [drag])
  useEscape(drag !== undefined, () => setDrag(undefined))
  const handle = useMemo(
    () => (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index, startY: event.clientY, by: 0, heights: heightsIn(list) })
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        setDrag((held) => held && moved(held, clientY))
      },
      onPointerUp() {
        const held = latest.current
        setDrag(undefined)
        if (held && held.from !== held.to) onMove(held.from, held.to)
      },
      onPointerCancel: () => setDrag(undefined),
    }),
    [list, onMove],
  )
  return { handle, dragged: drag?.from, shift: (index: number) => shiftOf(index, drag) }
}

function heightsIn(list: RefObject<HTMLElement | null>): number[] {
  return [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect().height)
}

function moved(held: Drag, clientY: number): Drag {
  const by = clientY - held.startY
  return { ...held, by, to: landing(held.from, by, held.heights) }
}

function shiftOf(index: number, drag: Drag | undefined): number {
  if (!drag) return 0
  const { from, to, by, heights } = drag
  if (index === from) return by
  const height = heights[from] ?? 0
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const heard = useRef(onEscape)
  useEffect(() => {
    heard.current = onEscape
  })
  useEffect(() => {
    if (!isActive) return
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') heard.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isActive])
}

/** The place where a line comes to lie: it passes another when its edge has passed the middle of that one. */
export function landing(from: number, by: number, heights: readonly number[]): number {
  const step = by < 0 ? -1 : 1
  let left = Math.abs(by)
  let to = from
  for (;;) {
    const height = heights[to + step]
    if (height === undefined || left < height / 2) return to
    left -= height
    to += step
  }
}
