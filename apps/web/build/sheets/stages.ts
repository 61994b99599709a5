import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { withFigures } from '@sheaf/domain/documents/figures'
import { sampleDocument } from '@sheaf/rendering/samples'

/** How much of a document stands there while it is being written. */
const stages = {
  letterhead: { lines: 0, missing: /^(?:client|bank|iban|swift|notes)/ },
  client: { lines: 0, missing: /^(?:bank|iban|swift|notes)/ },
  'line-1': { lines: 1, missing: /^(?:bank|iban|swift|notes)/ },
  'line-2': { lines: 2, missing: /^(?:bank|iban|swift|notes)/ },
  'line-3': { lines: 3, missing: /^(?:bank|iban|swift|notes)/ },
} as const

export type Stage = keyof typeof stages

export function isStage(name: string): name is Stage {
  return Object.hasOwn(stages, name)
}

/** The sample document as far as it is written, with the figures that it has then. */
export function documentAt(kind: DocumentType, stage: Stage | undefined) {
  const whole = sampleDocument(kind)
  if (stage === undefined) return whole
  const { lines, missing } = stages[stage]
  const written = Object.entries(whole).map(([field, value]) => [
    field,
    missing.test(field) ? '' : value,
  ])
  const part = { ...Object.fromEntries(written), lineItems: whole.lineItems.slice(0, lines) }
  return withFigures(part as typeof whole)
}
