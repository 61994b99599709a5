import { linePartsOf } from '@sheaf/domain/documents/field-path'
import type { FieldType } from '@sheaf/domain/documents/field-types'
import { type FieldPath, fields, lineFields } from '@sheaf/domain/documents/fields'
import type { ReadAnswer, ReadLine } from './read-answer.ts'

/** What the user made of the answer: values typed over by their paths, and what was said to be wrong. */
export type Corrections = {
  readonly typed: Readonly<Record<string, string>>
  readonly removed: ReadonlySet<string>
}

export const noCorrections: Corrections = { typed: {}, removed: new Set() }

/** The type of what stands at a path: of a field, or of a part of a line. */
export function typeAt(path: string): FieldType {
  const part = linePartsOf(path)
  if (part) return lineFields[part.name].type
  return fields[path as FieldPath]?.type ?? 'text'
}

/** The answer as the user corrected it. What was typed is as sure as can be. */
export function corrected(read: ReadAnswer, { typed, removed }: Corrections): ReadAnswer {
  const isKept = (path: string) => !removed.has(path)
  const ofFields = Object.entries(typed).filter(([path]) => linePartsOf(path) === undefined)
  const values = { ...read.values, ...Object.fromEntries(ofFields) }
  const sure = Object.fromEntries(
    Object.entries(typed).map(([path]) => {
      const found = read.evidence[path] ?? { text: '', start: 0, end: 0 }
      return [path, { ...found, confidence: 1 }]
    }),
  )
  return {
    values: onlyThose(values, isKept),
    lines: read.lines
      .filter(({ id }) => isKept(id))
      .map((line) => correctedLine(line, typed, isKept)),
    figures: onlyThose(read.figures, isKept),
    evidence: onlyThose(
      { ...read.evidence, ...sure },
      (path) => isKept(path) && isKept(lineOf(path)),
    ),
  }
}

function correctedLine(
  { id, values, amount }: ReadLine,
  typed: Corrections['typed'],
  isKept: (path: string) => boolean,
): ReadLine {
  const own = Object.entries(typed).flatMap(([path, value]) => {
    const name = linePartsOf(path)?.name
    return name !== undefined && lineOf(path) === id ? [[name, value] as const] : []
  })
  return {
    id,
    values: onlyThose({ ...values, ...Object.fromEntries(own) }, (name) => isKept(`${id}.${name}`)),
    amount: isKept(`${id}.amount`) ? amount : undefined,
  }
}

/** What goes when these are wrong: they themselves, and everything that was read because of them. */
export function withDependents(
  evidence: ReadAnswer['evidence'],
  wrong: readonly string[],
): ReadonlySet<string> {
  const gone = new Set(wrong)
  // A set walks over what is added to it on the way.
  for (const path of gone) {
    for (const [other, { hangsOn = [] }] of Object.entries(evidence)) {
      if (hangsOn.some((each) => each === path || lineOf(each) === path)) gone.add(other)
    }
  }
  return gone
}

/** 'lines.2' of 'lines.2.price'; a field stays as it is. */
export function lineOf(path: string): string {
  return /^lines\.\d+/.exec(path)?.[0] ?? path
}

function onlyThose<Value extends object>(values: Value, isKept: (key: string) => boolean): Value {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isKept(key))) as Value
}
