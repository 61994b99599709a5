/**
 * Draws what is asked for as it changes: one drawing at a time, and the newest wish next. Whatever was asked for in between is
 * passed over, so that nobody waits for a drawing of a moment ago.
 */
export type Follower<Order, Drawing> = {
  readonly follow: (order: Order) => void
  readonly tryAgain: () => void
  readonly stop: () => void
  readonly state: () => FollowerState<Order, Drawing>
}

export type FollowerState<Order, Drawing> = {
  /** The last one that came, and what it was drawn for. */
  readonly drawing: Drawing | undefined
  readonly order: Order | undefined
  /** The newest wish could not be drawn. */
  readonly isFailed: boolean
  readonly isDrawing: boolean
}

type Options<Order, Drawing> = {
  readonly draw: (order: Order, last: Drawing | undefined, signal: AbortSignal) => Promise<Drawing>
  readonly onChange: () => void
}

export function createFollower<Order, Drawing>({
  draw,
  onChange,
}: Options<Order, Drawing>): Follower<Order, Drawing> {
  const stopping = new AbortController()
  let wish: Order | undefined
  let state: FollowerState<Order, Drawing> = {
    drawing: undefined,
    order: undefined,
    isFailed: false,
    isDrawing: false,
  }

  function change(next: Partial<FollowerState<Order, Drawing>>): void {
    state = { ...state, ...next }
    if (!stopping.signal.aborted) onChange()
  }

  async function begin(order: Order): Promise<void> {
    change({ isDrawing: true })
    try {
      const drawing = await draw(order, state.drawing, stopping.signal)
      goOn(order, { drawing, order, isFailed: false })
    } catch {
      goOn(order, { isFailed: wish === order })
    }
  }

  function goOn(drawn: Order, outcome: Partial<FollowerState<Order, Drawing>>): void {
    const isNewest = wish === drawn
    change({ ...outcome, isDrawing: !isNewest })
    if (!isNewest && wish !== undefined && !stopping.signal.aborted) void begin(wish)
  }

  return {
    follow(order) {
      if (order === wish) return
      wish = order
      if (!state.isDrawing) void begin(order)
    },
    tryAgain() {
      if (wish !== undefined && !state.isDrawing) void begin(wish)
    },
    stop: () => stopping.abort(),
    state: () => state,
  }
}
