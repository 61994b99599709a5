import { useEffect, useState } from 'react'

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
