import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import type { OrdersAhead } from '#sheets/drawing/use-following.ts'
import type { DocumentActions } from './document-editor.ts'

/** Orders of a document as soon as it is written, for its look as it was rendered last. */
export function useOrdersAhead(
  { now, onWritten }: DocumentActions,
  orderOf: (computed: ComputedDocument) => SheetOrder,
): OrdersAhead {
  const newest = useRef(orderOf)
  // Before the effects of the parts that draw.
  useLayoutEffect(() => {
    newest.current = orderOf
  })
  return useMemo(
    () => ({
      newest: () => newest.current(now()),
      hear: (follow) => onWritten((computed) => follow(newest.current(computed))),
    }),
    [now, onWritten],
  )
}
