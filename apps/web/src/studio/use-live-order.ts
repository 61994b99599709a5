import { usePreparedEngine } from '#sheets/drawing/use-prepared-engine.ts'
import { useSettledOrder } from '#sheets/drawing/use-settled.ts'
import { sheetOrder } from './pdf-order.ts'
import type { Studio } from './use-studio.ts'

/** What the preview draws. */
export function useLiveOrder({ editor, theme, design }: Studio, pause?: number) {
  const order = sheetOrder(editor.computed, theme.id, design)
  usePreparedEngine(order)
  return useSettledOrder(order, pause)
}
