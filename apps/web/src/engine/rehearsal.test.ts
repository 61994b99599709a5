import { expect, it } from 'vitest'
import type { EngineOrder } from './messages.ts'
import { rehearsal, rehearsalOf } from './rehearsal.ts'

const order: EngineOrder = {
  kind: 'quote',
  themeId: 'ledger',
  fields: {
    clientName: 'Elena Castellan',
    comments: 'Thank you.',
    lineItems: [{ description: 'Oak desk', quantity: '2' }, { description: 'Fitting' }],
  },
}

it('a rehearsal types in a name, a comment, a line and a quantity by turns, and changes nothing else', () => {
  const turns = [0, 1, 2, 3].map((turn) => rehearsalOf(order, turn).fields)
  const [name, comment, line, quantity] = turns
  expect(name).toEqual({ ...order.fields, clientName: 'Elena Castellan a 0' })
  expect(comment).toEqual({ ...order.fields, comments: 'Thank you. an 1' })
  expect(line?.lineItems).toEqual([
    { description: 'Oak desk an  2', quantity: '2' },
    { description: 'Fitting' },
  ])
  expect(quantity?.lineItems).toEqual([
    { description: 'Oak desk', quantity: '3' },
    { description: 'Fitting' },
  ])
})

it('no turn is like another, so that the engine remembers none of them', () => {
  const turns = Array.from({ length: rehearsal.turns }, (_, turn) => rehearsalOf(order, turn))
  expect(new Set(turns.map((turn) => JSON.stringify(turn))).size).toBe(rehearsal.turns)
})

it('it takes a document that says nothing yet', () => {
  const empty: EngineOrder = { kind: 'invoice', themeId: 'ledger', fields: {} }
  expect(rehearsalOf(empty, 0).fields).toEqual({ clientName: ' a 0' })
  expect(rehearsalOf(empty, 2).fields).toEqual({ lineItems: undefined })
})
