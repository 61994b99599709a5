import { useQuery } from '@tanstack/react-query'
import { type SheetOrder, sheetPictures } from './drawing.ts'

const keptForMs = 60_000

/** The pages of an order as pictures; a sheet far off the screen need not be drawn yet. */
export function useDrawing(order: SheetOrder, { isNear, keepsLast }: Options) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['drawing', order],
    queryFn: ({ signal }) => sheetPictures(order, signal),
    enabled: isNear,
    gcTime: keptForMs,
    // Of a sheet that changes now and then the last one stays while the next is drawn.
    placeholderData: (last) => (keepsLast ? last : undefined),
  })
  return { drawing: data, isFailed: isError, tryAgain: () => void refetch() }
}

type Options = { readonly isNear: boolean; readonly keepsLast: boolean }
