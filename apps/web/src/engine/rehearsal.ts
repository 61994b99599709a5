import { wirePath } from '@sheaf/contract/wire/wire-names'
import type { EngineOrder } from './messages.ts'

/**
 * A browser first compiles a program in haste, and again for speed what it has seen used often: an engine is fast after some
 * hundred keys. So many are drawn before it takes over from the server, or as many as there is time for.
 */
export const rehearsal = { turns: 300, mostMs: 3000 } as const

export type Rehearsal = { readonly turns: number; readonly mostMs: number }

/** The order as if somebody were typing in it. */
export function rehearsalOf(order: EngineOrder, turn: number): EngineOrder {
  const { kind, fields } = order
  const place = turn % 3
  const typed = letters.slice(0, 1 + (turn % letters.length))
  if (place === 2) return { ...order, fields: { ...fields, lineItems: inFirstLine(fields, typed) } }
  const name = wirePath(kind, place === 0 ? 'receiver.name' : 'texts.message')
  return { ...order, fields: { ...fields, [name]: `${textOf(fields[name])} ${typed}` } }
}

const letters = 'an oak desk'

function inFirstLine({ lineItems }: EngineOrder['fields'], typed: string): unknown {
  if (!Array.isArray(lineItems)) return lineItems
  const [first, ...others] = lineItems
  return [{ ...first, description: `${textOf(first?.description)} ${typed}` }, ...others]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
