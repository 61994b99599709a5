import { useEffect, useRef, useState } from 'react'
import { type Drawing, drawSheet, type SheetOrder } from './drawing.ts'
import { createFollower, type Follower, type FollowerState } from './follower.ts'
import { usePreparedEngine } from './use-prepared-engine.ts'

export type Following = Omit<FollowerState<SheetOrder, Drawing>, 'order'> & {
  readonly tryAgain: () => void
}

/** The drawing of an order that changes with every key. The last one stays until the next has come. */
export function useFollowing(order: SheetOrder): Following {
  usePreparedEngine(order)
  const [state, setState] = useState<FollowerState<SheetOrder, Drawing>>(nothing)
  const follower = useRef<Follower<SheetOrder, Drawing>>(null)
  useEffect(() => {
    const own = createFollower<SheetOrder, Drawing>({
      draw: drawSheet,
      onChange: () => setState(own.state()),
    })
    follower.current = own
    return () => own.stop()
  }, [])
  const content = JSON.stringify(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal content is the same order.
  useEffect(() => follower.current?.follow(order), [content])
  return { ...state, tryAgain: () => follower.current?.tryAgain() }
}

const nothing = { drawing: undefined, order: undefined, isFailed: false, isDrawing: true }
