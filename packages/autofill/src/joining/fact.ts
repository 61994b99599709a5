import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { Place } from '../finding/places.ts'
import type { LineValueName, ProposedFigure } from '../proposal.ts'

/** What speaks for or against a value besides the words it was read from. */
export type Support =
  /** Other figures of the text agree with it. */
  | 'confirmed'
  | 'alone'
  /** Other figures of the text do not agree with it, or another value wanted the same place. */
  | 'disputed'
  /** Worked out from other values. */
  | 'derived'

/** A value and the words it was read from. */
export type Fact<Value = string> = {
  readonly value: Value
  readonly start: number
  readonly end: number
  /** How likely its words are what the field asks for, from 0 to 1, before the rest of the text is asked. */
  readonly probability: number
  readonly support: Support
  /** Values without which this one would not have been read; of a line, by their names in it. */
  readonly hangsOn?: readonly (FieldPath | LineValueName | ProposedFigure)[]
}

export function fact(
  value: string,
  place: Place,
  probability: number,
  support: Support = 'alone',
): Fact {
  return { value, start: place.start, end: place.end, probability, support }
}
