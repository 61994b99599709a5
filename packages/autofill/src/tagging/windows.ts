/** What the model sees at once, in words, and how far two such windows overlap. */
export const windowWords = 384
const overlap = 96

export type Window = {
  readonly start: number
  readonly end: number
  /** The part whose answers are taken from this window: the rest stands better in its neighbours. */
  readonly from: number
  readonly to: number
}

/** Windows that cover all words, each of which is answered where it has the most around it. */
export function windowsOver(count: number): readonly Window[] {
  if (count <= windowWords) return [{ start: 0, end: count, from: 0, to: count }]
  const step = windowWords - overlap
  const pieces = Math.ceil((count - overlap) / step)
  return Array.from({ length: pieces }, (_, index) => {
    const start = Math.min(index * step, count - windowWords)
    const end = start + windowWords
    const next = Math.min((index + 1) * step, count - windowWords)
    return {
      start,
      end,
      from: index === 0 ? 0 : start + halfShared(index * step - step, start, count),
      to: index === pieces - 1 ? count : Math.ceil((next + end) / 2),
    }
  })
}

function halfShared(before: number, start: number, count: number): number {
  const end = Math.min(before, count - windowWords) + windowWords
  return Math.ceil((start + end) / 2) - start
}

/** Of a long text only so many windows are looked at: its first and its last, and those with the most figures. */
const mostWindows = 8
/** A text of a hundred kilobytes takes its time without the model: fewer windows keep it below a second. */
const mostOfVeryLong = 4
const veryLong = 8000

export function windowsWithin(words: readonly { readonly text: string }[]): readonly Window[] {
  const all = windowsOver(words.length)
  const most = words.length > veryLong ? mostOfVeryLong : mostWindows
  if (all.length <= most) return all
  const figures = all.map(({ from, to }) => {
    let count = 0
    for (let at = from; at < to; at += 1) if (/\d/.test(words[at]?.text ?? '')) count += 1
    return count
  })
  const ranked = all
    .map((_, index) => index)
    .filter((index) => index > 0 && index < all.length - 1)
    .sort((a, b) => (figures[b] ?? 0) - (figures[a] ?? 0))
  const kept = new Set([0, all.length - 1, ...ranked.slice(0, most - 2)])
  return all.filter((_, index) => kept.has(index))
}
