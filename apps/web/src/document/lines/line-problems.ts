import type { LineField } from '@sheaf/domain/documents/fields'
import type { FieldProblems } from '#document/paper/paper-context.ts'

export type LineProblems = Readonly<Partial<Record<LineField, string>>>

const none: LineProblems = {}

/**
 * What is wrong on one line, by field. All lines without a problem share one object, whatever the others have: it must
 * not make them be drawn again.
 */
export function lineProblems(problems: FieldProblems, index: number): LineProblems {
  const start = `lines.${index}.`
  const own = Object.entries(problems).filter(([path]) => path.startsWith(start))
  if (own.length === 0) return none
  return Object.fromEntries(own.map(([path, words]) => [path.slice(start.length), words]))
}
