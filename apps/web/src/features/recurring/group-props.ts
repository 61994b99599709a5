import type { RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import type { RepeatProblems } from '#studio/repeat/repeat-problems.ts'

/** What each group of the form is given. */
export type GroupProps = {
  readonly draft: RepeatDraft
  readonly change: (changed: Partial<RepeatDraft>) => void
  /** Only those that the user was told. */
  readonly problems: RepeatProblems
}
