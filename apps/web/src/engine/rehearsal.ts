import { wirePath } from '@sheaf/contract/wire/wire-names'
import type { EngineOrder } from './messages.ts'

/**
 * A browser first compiles a program in haste, and again for speed what it has seen used often: an engine is fast after some
 * hundreds of keys. So many are drawn before it takes over from the server, or as many as there is time for.
 */
export const rehearsal: Rehearsal = { turns: 600, mostMs: 6000, isLaidOut: true }

/**
 * For each worker, since it compiles the program around the engine for itself: without that, its first hundred keys take half
 * as long again. What it does not lay out takes no room of the engine.
 */
export const warmUp: Rehearsal = { turns: 80, mostMs: 600, isLaidOut: false }

export type Rehearsal = {
  readonly turns: number
  readonly mostMs: number
  /** Whether the engine itself takes part. */
  readonly isLaidOut: boolean
}

/** The order as if somebody were typing in it. */
export function rehearsalOf(order: EngineOrder, turn: number): EngineOrder {
  const { kind, fields } = order
  const place = turn % 4
  // Never the same twice: what the engine remembers it does not draw.
  const typed = `${letters.slice(0, 1 + (turn % letters.length))} ${turn}`
  const withFirstLine = (change: (line: Line) => Line) => ({
    ...order,
    fields: { ...fields, lineItems: changedFirst(fields, change) },
  })
  if (place === 2)
    return withFirstLine((line) => ({
      ...line,
      description: `${textOf(line.description)} ${typed}`,
    }))
  // Another quantity makes other amounts and totals.
  if (place === 3) return withFirstLine((line) => ({ ...line, quantity: String(turn) }))
  const name = wirePath(kind, place === 0 ? 'receiver.name' : 'texts.message')
  return { ...order, fields: { ...fields, [name]: `${textOf(fields[name])} ${typed}` } }
}

const letters = 'an oak desk'

type Line = Readonly<Record<string, unknown>>

function changedFirst({ lineItems }: EngineOrder['fields'], change: (line: Line) => Line): unknown {
  if (!Array.isArray(lineItems)) return lineItems
  const [first, ...others] = lineItems
  return [change(first ?? {}), ...others]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
