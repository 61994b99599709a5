import { z } from 'zod'

/** What became of a list: so many stayed at its start and at its end, and this stands between them now. */
export type ListChange<Of> = {
  readonly first: number
  readonly last: number
  readonly between: readonly Of[]
}

export function listChangeSchema<Of extends z.ZodType>(of: Of) {
  return z.object({
    first: z.number().int().nonnegative(),
    last: z.number().int().nonnegative(),
    between: z.array(of),
  })
}

export function changeOf<Of>(
  before: readonly Of[],
  after: readonly Of[],
  isSame: (a: Of, b: Of) => boolean = Object.is,
): ListChange<Of> {
  const shorter = Math.min(before.length, after.length)
  let first = 0
  while (first < shorter && isSame(before[first] as Of, after[first] as Of)) first += 1
  let last = 0
  while (last < shorter - first && isSame(before.at(-1 - last) as Of, after.at(-1 - last) as Of))
    last += 1
  return { first, last, between: after.slice(first, after.length - last) }
}

/** The list that a change leads to; none when it was told against another list. */
export function changed<Of>(
  before: readonly Of[],
  { first, last, between }: ListChange<Of>,
): readonly Of[] | undefined {
  if (first + last > before.length) return undefined
  return [...before.slice(0, first), ...between, ...before.slice(before.length - last)]
}
