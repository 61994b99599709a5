import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Drawing, drawSheet, type SheetOrder } from './drawing.ts'

type Options = {
  /** A sheet far off the screen need not be drawn yet. */
  readonly isNear?: boolean
  /** While a new one is drawn the last one stays: for a sheet that follows a form. */
  readonly keepsLast?: boolean
}

const keptForMs = 60_000
// One that follows a form has a successor at each key press.
const followerKeptForMs = 5000

/** An answer belongs to what was asked: an older one never covers a newer one. */
export function useDrawing(
  order: SheetOrder,
  { isNear = true, keepsLast = false }: Options = {},
): { drawing: Drawing | undefined; isFailed: boolean; isDrawing: boolean; tryAgain: () => void } {
  const { data, isError, isFetching, refetch } = useQuery<Drawing>({
    queryKey: ['drawing', order],
    queryFn: ({ signal }) => drawSheet(order, signal),
    enabled: isNear,
    gcTime: keepsLast ? followerKeptForMs : keptForMs,
    placeholderData: (last) => (keepsLast ? last : undefined),
  })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return {
    drawing: data ?? (keepsLast ? last : undefined),
    isFailed: isError,
    isDrawing: isFetching,
    tryAgain: () => void refetch(),
  }
}
