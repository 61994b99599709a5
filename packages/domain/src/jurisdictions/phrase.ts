import type { Cited } from './cited.ts'
import type { Phrase } from './jurisdiction.ts'

/** Wording with its source; `tells` are words by which it counts as said. */
export function phrase(
  cited: Cited,
  texts: Phrase['texts'],
  tells: readonly string[] = [],
): Phrase {
  return { texts, tells, ...cited }
}
