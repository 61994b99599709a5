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

// Between two keys of someone who types fast: a sheet is drawn when they pause, and it is on screen within 200 ms.
const pauseMs = 60

/** What is drawn of a document while it is written: the newest state that nobody is changing at this moment. */
export function useSettledOrder<Order extends SheetOrder>(newest: Order, pause = pauseMs): Order {
  const settled = useSettled(newest, pause)
  // Another theme is one click, not the middle of a word: no need to wait.
  return settled.themeId === newest.themeId ? settled : newest
}
