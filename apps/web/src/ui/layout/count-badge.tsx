import { Badge } from './badge.tsx'

/** How many there are, beside a heading. */
export function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className="inline-flex font-sans">
      <Badge>{count}</Badge>
    </span>
  )
}
