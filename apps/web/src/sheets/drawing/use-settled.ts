import { useEffect, useState } from 'react'
import type { SheetOrder } from './drawing.ts'

/** The value once nobody has changed it for a moment: for what is too dear to do at each key press. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  const content = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal content is the same value.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [content, milliseconds])
  return settled
}

// The small sheet in the carousel waits until the writer pauses: the large one follows every key.
const pauseMs = 250

/** What a small picture of a document shows while it is written. */
export function useSettledOrder<Order extends SheetOrder>(newest: Order): Order {
  const settled = useSettled(newest, pauseMs)
  // Another theme is one click, not the middle of a word: no need to wait.
  return settled.themeId === newest.themeId ? settled : newest
}
