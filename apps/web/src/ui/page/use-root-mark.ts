import { useLayoutEffect } from 'react'
import { markRoot, type RootMark } from './root-mark.ts'

/** As long as the component is there. */
export function useRootMark(mark: RootMark): void {
  useLayoutEffect(() => markRoot(mark), [mark])
}
