import { isBlankLine, type Line } from '@sheaf/domain/documents/document'
import type { KeyboardEvent } from 'react'

/** What a key press in a cell of a line asks for. */
export type LineKey = 'next' | 'up' | 'down' | 'remove' | undefined

export type KeyPress = {
  readonly key: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** Enter that only ends a word in an input method. */
  readonly isComposing: boolean
}

/** `isEmptyStart`: the caret stands in the empty first cell of a line on which nothing is written. */
export function lineKey(press: KeyPress, isEmptyStart: boolean): LineKey {
  if (press.isComposing || press.ctrlKey || press.metaKey) return undefined
  if (press.altKey) {
    if (press.key === 'ArrowUp') return 'up'
    return press.key === 'ArrowDown' ? 'down' : undefined
  }
  if (press.key === 'Enter' && !press.shiftKey) return 'next'
  return press.key === 'Backspace' && isEmptyStart ? 'remove' : undefined
}

type Cell = { readonly index: number; readonly field: string }

type LineMoves = {
  readonly remove: (index: number) => void
  readonly move: (from: number, to: number) => void
  readonly add: () => void
  readonly goTo: (cell: Cell) => void
}

/** Does what a key that was pressed in a cell asks for. */
export function pressLineKey(
  event: KeyboardEvent,
  lines: readonly Line[],
  { index, field }: Cell,
  moves: LineMoves,
): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event
  const { isComposing } = nativeEvent
  const line = lines[index]
  const last = lines.length - 1
  const isEmpty = line !== undefined && line.description === '' && isBlankLine(line)
  const isEmptyStart = field === 'description' && last > 0 && isEmpty
  const asked = lineKey({ key, altKey, shiftKey, ctrlKey, metaKey, isComposing }, isEmptyStart)
  if (asked === undefined) return
  event.preventDefault()
  if (asked === 'remove') moves.remove(index)
  else if (asked === 'up' && index > 0) moves.move(index, index - 1)
  else if (asked === 'down' && index < last) moves.move(index, index + 1)
  else if (asked === 'next' && index === last) moves.add()
  else if (asked === 'next') moves.goTo({ index: index + 1, field })
}
