import { type RefObject, useLayoutEffect, useState } from 'react'
import { type LineColumn, needsStack } from './line-columns.ts'

/** Whether the lines stand as cards: the sheet is too narrow for their columns beside each other. */
export function useStacked(
  list: RefObject<HTMLElement | null>,
  columns: readonly LineColumn[],
): boolean {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return width !== undefined && needsStack(columns, width)
}
