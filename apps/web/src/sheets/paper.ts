import type { SheetOrder } from './drawing.ts'

const letterCountries: readonly unknown[] = ['US', 'CA']

export type Paper = 'letter' | 'a4'

/** The paper that an order will be drawn on: known before it is drawn, so that its frame has the right shape. */
export function paperOf({ fields }: SheetOrder): Paper {
  const country = fields?.jurisdiction
  return country === undefined || letterCountries.includes(country) ? 'letter' : 'a4'
}
