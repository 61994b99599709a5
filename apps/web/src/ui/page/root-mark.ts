/** What the style sheet must know of the page: that its ground reaches the edge, that it stands still, that it is a text to jump about in. */
export type RootMark = 'data-desk' | 'data-scroll-lock' | 'data-article'

const held = new Map<RootMark, number>()

/**
 * Says so on the root until the answer is called. To find it out by `:has()`, browsers go through the whole page at each
 * key in a field that grows.
 */
export function markRoot(mark: RootMark): () => void {
  let isHeld = true
  held.set(mark, (held.get(mark) ?? 0) + 1)
  document.documentElement.setAttribute(mark, '')
  return () => {
    if (!isHeld) return
    isHeld = false
    const others = (held.get(mark) ?? 1) - 1
    held.set(mark, others)
    if (others === 0) document.documentElement.removeAttribute(mark)
  }
}
