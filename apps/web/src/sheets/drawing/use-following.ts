import { useEffect, useRef, useState } from 'react'
import { type Drawing, drawSheet, type SheetOrder } from './drawing.ts'
import { createFollower, type Follower, type FollowerState } from './follower.ts'
import { usePreparedEngine } from './use-prepared-engine.ts'

export type Following = FollowerState<SheetOrder, Drawing> & {
  readonly tryAgain: () => void
}

/** Orders before they are rendered. */
export type OrdersAhead = {
  readonly newest: () => SheetOrder
  /** Hands over each until it is stopped. */
  readonly hear: (follow: (order: SheetOrder) => void) => () => void
}

/** The drawing of an order that changes with every key. The last one stays until the next has come. */
export function useFollowing(order: SheetOrder, ordersAhead?: OrdersAhead): Following {
  usePreparedEngine(order)
  const [state, setState] = useState<FollowerState<SheetOrder, Drawing>>(nothing)
  const follower = useRef<Follower<SheetOrder, Drawing>>(null)
  useEffect(() => {
    const own = createFollower<SheetOrder, Drawing>({
      contentOf: JSON.stringify,
      draw: drawSheet,
      onChange: () => setState(own.state()),
    })
    follower.current = own
    return () => own.stop()
  }, [])
  useEffect(() => ordersAhead?.hear((wish) => follower.current?.follow(wish)), [ordersAhead])
  // What is rendered may be older than what was heard.
  useEffect(() => follower.current?.follow(ordersAhead?.newest() ?? order), [order, ordersAhead])
  return { ...state, tryAgain: () => follower.current?.tryAgain() }
}

const nothing = { drawing: undefined, order: undefined, isFailed: false, isDrawing: true }
