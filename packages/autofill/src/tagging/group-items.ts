import type { Answers, Span } from './decode.ts'

type Line = { readonly spans: Span[]; readonly number: number }

// A line has one of each, unless the very same is said again or a description goes on.
const single = new Set([
  'item.qty',
  'item.unit',
  'item.price',
  'item.amount',
  'item.code',
  'item.discount',
  'item.tax',
])

/** Which line each part belongs to, counted from 1; 0 for what is no part of a line. */
export function groupItems(spans: readonly Span[], answers: Answers): readonly number[] {
  const lines: Line[] = []
  return spans.map((span) => {
    if (!span.label.startsWith('item.')) return 0
    const best = nearest(span, lines, answers)
    if (best) {
      best.spans.push(span)
      return best.number
    }
    lines.push({ spans: [span], number: lines.length + 1 })
    return lines.length
  })
}

const mostLines = 40

function nearest(span: Span, lines: readonly Line[], { agreement }: Answers): Line | undefined {
  let best: Line | undefined
  let most = 0
  // Only the last lines: what is further away belongs to another table.
  for (const line of lines.slice(-mostLines)) {
    let sum = 0
    for (const other of line.spans) sum += agreement(span.start, other.start)
    const isTaken = single.has(span.label) && line.spans.some(({ label }) => label === span.label)
    const mean = sum / line.spans.length - (isTaken ? 2 : 0)
    if (mean <= most) continue
    most = mean
    best = line
  }
  return best
}
