import { pathsOf, withValues } from '@sheaf/domain/documents/document'
import { isDocumentKind } from '@sheaf/domain/documents/kind'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { sampleDocument } from '@sheaf/rendering/samples'
import { readDocument } from './written-documents.ts'

/** How much of a document stands there while it is being written. */
const stages = {
  letterhead: { lines: 0, missing: /^(?:receiver|bank|texts\.message)/ },
  client: { lines: 0, missing: /^(?:bank|texts\.message)/ },
  'line-1': { lines: 1, missing: /^(?:bank|texts\.message)/ },
  'line-2': { lines: 2, missing: /^(?:bank|texts\.message)/ },
  'line-3': { lines: 3, missing: /^(?:bank|texts\.message)/ },
} as const

export type Stage = keyof typeof stages

export function isStage(name: string): name is Stage {
  return Object.hasOwn(stages, name)
}

/** A sample or a document of a guide as far as it is written, with the figures that it has then. */
export function documentAt(name: string, stage: Stage | undefined): ComputedDocument {
  const whole = isDocumentKind(name) ? sampleDocument(name) : readDocument(name)
  if (stage === undefined) return compute(whole)
  const { lines, missing } = stages[stage]
  const empty = pathsOf(whole.kind).filter((path) => missing.test(path))
  const part = withValues(whole, Object.fromEntries(empty.map((path) => [path, ''])))
  return compute({ ...part, lines: whole.lines.slice(0, lines) } as typeof whole)
}
