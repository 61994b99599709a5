const reach = 2

export type Slot = {
  readonly at: number
  /** Which card lies there. */
  readonly index: number
  /** Places from the selected one, to the left below zero. */
  readonly distance: number
  /** One slot further on each side is laid out unseen, so that its card slides in drawn. */
  readonly isShown: boolean
}

/**
 * A row without ends: slots are numbered on and on, and each holds the card of its number modulo their count.
 * So a step past the last card slides on to the first, and no card flies across the desk.
 */
export function slotsAround(position: number, count: number): readonly Slot[] {
  if (count === 0) return []
  // No card lies there twice.
  const shown = Math.min(reach, Math.floor((count - 1) / 2))
  const hidden = shown === 0 ? 0 : 1
  const length = 2 * (shown + hidden) + 1
  return Array.from({ length }, (_, i) => {
    const distance = i - shown - hidden
    const at = position + distance
    return { at, index: modulo(at, count), distance, isShown: Math.abs(distance) <= shown }
  })
}

/** The slot with a card that is fewest steps away. */
export function nearestSlot(position: number, index: number, count: number): number {
  const forward = modulo(index - position, count)
  return position + (forward <= count / 2 ? forward : forward - count)
}

/** The slot that a key leads to, or undefined for other keys. */
export function slotForKey(position: number, count: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return position - 1
    case 'ArrowRight':
      return position + 1
    case 'Home':
      return nearestSlot(position, 0, count)
    case 'End':
      return nearestSlot(position, count - 1, count)
  }
}

export function modulo(number: number, count: number): number {
  return ((number % count) + count) % count
}
