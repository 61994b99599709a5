import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { useCallback, useEffect, useRef } from 'react'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import type { OrdersAhead } from '#sheets/drawing/use-following.ts'
import type { DocumentActions } from './document-editor.ts'

/** Orders of a document as soon as it is written, for its look as it was rendered last. */
export function useOrdersAhead(
  { onWritten }: DocumentActions,
  orderOf: (computed: ComputedDocument) => SheetOrder,
): OrdersAhead {
  const newest = useRef(orderOf)
  useEffect(() => {
    newest.current = orderOf
  })
  return useCallback(
    (follow) => onWritten((computed) => follow(newest.current(computed))),
    [onWritten],
  )
}
