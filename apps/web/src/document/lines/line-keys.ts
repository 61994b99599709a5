/** What a key press in a cell of a line asks for. */
export type LineKey = 'next' | 'up' | 'down' | 'remove' | 'duplicate' | undefined

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
