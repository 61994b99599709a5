import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { labelPath } from '@sheaf/domain/documents/field-path'
import type { StartedSeries } from '@sheaf/domain/documents/number-series'
import { type Beginning, type Edit, edit, startWriting } from './document-state.ts'
import { withSeries } from './numbering.ts'
import type { Writing } from './writing.ts'

export type History = {
  readonly past: readonly Writing[]
  readonly now: Writing
  readonly future: readonly Writing[]
  /** The field that is being typed in, and when its last key came. */
  readonly burst: { readonly field: string; readonly at: number } | undefined
}

/** `at` in milliseconds of any steady clock. */
export type Step =
  | { readonly type: 'edit'; readonly edit: Edit; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The series has gone on. */
  | { readonly type: 'follow'; readonly series: StartedSeries | undefined }
  /** The document was handed out: its number is its own. */
  | { readonly type: 'keep-number' }

const pause = 1000
const mostSteps = 300

export function startHistory(document: BusinessDocument, beginning?: Beginning): History {
  return { past: [], now: startWriting(document, beginning), future: [], burst: undefined }
}

export function step(history: History, taken: Step): History {
  switch (taken.type) {
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'edit':
      return record(history, taken.edit, taken.at)
    case 'follow':
      return everywhere(history, (writing) => withSeries(writing, taken.series))
    case 'keep-number':
      return everywhere(history, (writing) => ({ ...writing, numberFollows: false }))
  }
}

// No step of the writer's: undo would bring back a number that another document has.
function everywhere({ past, now, future, burst }: History, change: (writing: Writing) => Writing) {
  return { past: past.map(change), now: change(now), future: future.map(change), burst }
}

function record(history: History, change: Edit, at: number): History {
  const { past, now, burst } = history
  const changed = edit(now, change)
  if (changed === now) return history
  const field = typedField(change, now)
  const goesOn =
    burst !== undefined && burst.field === field && at - burst.at < pause && past.length > 0
  return {
    past: goesOn ? past : [...past.slice(1 - mostSteps), now],
    now: changed,
    future: [],
    burst: field === undefined ? undefined : { field, at },
  }
}

/** The field whose key presses make one step; undefined for what is a step of its own. */
function typedField(change: Edit, { lineKeys }: Writing): string | undefined {
  if (change.type === 'set-line') return `${lineKeys[change.index]}.${change.name}`
  if (change.type === 'set-label') return labelPath(change.key)
  if (change.type !== 'set') return undefined
  const [[name, value] = [], ...others] = Object.entries(change.values)
  return others.length === 0 && typeof value === 'string' ? name : undefined
}

function undo({ past, now, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, now, future, burst: undefined }
  return { past: past.slice(0, -1), now: before, future: [now, ...future], burst: undefined }
}

function redo({ past, now, future }: History): History {
  const [next, ...others] = future
  if (!next) return { past, now, future, burst: undefined }
  return { past: [...past, now], now: next, future: others, burst: undefined }
}
