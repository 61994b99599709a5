import type { Place } from '../finding/places.ts'

/** A value and the words it was read from. */
export type Fact<Value = string> = {
  readonly value: Value
  readonly start: number
  readonly end: number
  /** From 0 to 1. */
  readonly confidence: number
}

export function fact(value: string, place: Place, confidence: number): Fact {
  return { value, start: place.start, end: place.end, confidence }
}
