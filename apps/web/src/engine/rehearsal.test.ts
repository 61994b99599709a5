import { expect, it } from 'vitest'
import type { EngineOrder } from './messages.ts'
import { rehearsalOf } from './rehearsal.ts'

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
  expect(name).toEqual({ ...order.fields, clientName: 'Elena Castellan a' })
  expect(comment).toEqual({ ...order.fields, comments: 'Thank you. an' })
  expect(line?.lineItems).toEqual([
    { description: 'Oak desk an ', quantity: '2' },
    { description: 'Fitting' },
  ])
  expect(quantity?.lineItems).toEqual([
    { description: 'Oak desk', quantity: '3' },
    { description: 'Fitting' },
  ])
})

it('it takes a document that says nothing yet', () => {
  const empty: EngineOrder = { kind: 'invoice', themeId: 'ledger', fields: {} }
  expect(rehearsalOf(empty, 0).fields).toEqual({ clientName: ' a' })
  expect(rehearsalOf(empty, 2).fields).toEqual({ lineItems: undefined })
})
