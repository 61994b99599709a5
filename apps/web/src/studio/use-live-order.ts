import { useSettled } from '#sheets/drawing/use-settled.ts'
import { sheetOrder } from './pdf-order.ts'
import type { Studio } from './use-studio.ts'

// Between two keys of someone who types fast: a sheet is drawn when they pause, and it is on screen within 200 ms.
const pauseMs = 60

/** What the preview draws: the newest state that nobody is changing at this moment. */
export function useLiveOrder({ editor, theme, design }: Studio, pause = pauseMs) {
  const newest = sheetOrder(editor.computed, theme.id, design)
  const settled = useSettled(newest, pause)
  // Another theme is one click, not the middle of a word: no need to wait.
  return settled.themeId === newest.themeId ? settled : newest
}
