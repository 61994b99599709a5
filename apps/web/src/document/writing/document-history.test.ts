import { encode } from '@sheaf/contract/wire/codec'
import { withValues } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { newDocument } from '@sheaf/domain/documents/new-document'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type History, type Step, startHistory, step } from './document-history.ts'
import type { Edit } from './document-state.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

function after(...steps: readonly Step[]): History {
  return steps.reduce(step, startHistory(newDocument('invoice', moment)))
}

function did(edit: Edit, at: number): Step {
  return { type: 'edit', edit, at }
}

function typed(name: FieldPath, value: string, at: number): Step {
  return did({ type: 'set', values: { [name]: value } }, at)
}

const undo: Step = { type: 'undo' }
const redo: Step = { type: 'redo' }

describe('undo', () => {
  it('takes back a burst of typing as a whole', () => {
    const { now, past } = after(
      typed('texts.message', 'T', 0),
      typed('texts.message', 'Th', 200),
      typed('texts.message', 'Tha', 400),
      undo,
    )
    expect(encode(now)).toMatchObject({ notes: '' })
    expect(past).toEqual([])
  })

  it('takes back another currency with all its prices at once', () => {
    const priced = after(
      did({ type: 'set-line', index: 0, name: 'price', value: '100' }, 0),
      did({ type: 'exchange', currency: 'EUR' as CurrencyCode, rate: '0.92' }, 10),
    )
    expect(encode(priced.now)).toMatchObject({ currency: 'EUR', lineItems: [{ rate: '92' }] })
    const back = step(priced, undo)
    expect(encode(back.now)).toMatchObject({ currency: 'USD', lineItems: [{ rate: '100' }] })
  })

  it('takes back all that was filled in from elsewhere, fields and lines, at once', () => {
    const filling = {
      values: { 'receiver.name': 'Melissa Grant', 'tax.rate': '19' },
      lines: [{ description: 'Design', quantity: '14', price: '95' }],
      keepsLines: false,
    }
    const filled = after(
      typed('texts.message', 'Thanks', 0),
      did({ type: 'fill', ...filling }, 100),
    )
    expect(encode(filled.now)).toMatchObject({ clientName: 'Melissa Grant', total: '1582.70' })
    const { now } = step(filled, undo)
    expect(encode(now)).toMatchObject({ clientName: '', notes: 'Thanks', total: '0.00' })
  })

  it('stops at a pause', () => {
    const history = after(
      typed('texts.message', 'Thanks', 0),
      typed('texts.message', 'Thanks, Ada', 5000),
      undo,
    )
    expect(encode(history.now)).toMatchObject({ notes: 'Thanks' })
  })

  it('stops where another field was written in', () => {
    const history = after(
      typed('texts.message', 'Hi', 0),
      typed('sender.name', 'Ada', 100),
      typed('texts.message', 'Hi all', 200),
      undo,
    )
    expect(encode(history.now)).toMatchObject({ notes: 'Hi', companyName: 'Ada' })
  })

  it('stops at an operation on lines', () => {
    const history = after(
      did({ type: 'set-line', index: 0, name: 'price', value: '5' }, 0),
      did({ type: 'duplicate-line', index: 0 }, 10),
      did({ type: 'set-line', index: 0, name: 'price', value: '56' }, 20),
      undo,
    )
    expect(encode(history.now)).toMatchObject({ subtotal: '10.00' })
    expect(encode(step(history, undo).now)).toMatchObject({ subtotal: '5.00' })
  })

  it('brings a whole document back that was replaced', () => {
    const other = withValues(newDocument('invoice', moment), { 'sender.name': 'Other' })
    const history = after(
      typed('sender.name', 'Mine', 0),
      did({ type: 'replace', document: other }, 10),
    )
    expect(encode(history.now)).toMatchObject({ companyName: 'Other' })
    expect(encode(step(history, undo).now)).toMatchObject({ companyName: 'Mine' })
  })

  it('brings the link of the due date back with the rest', () => {
    const history = after(
      typed('endsOn', '2026-05-05', 0),
      undo,
      typed('paymentTerms', 'net-15', 5000),
    )
    expect(encode(history.now)).toMatchObject({ dueDate: '2026-01-30' })
  })

  it('does nothing at the beginning', () => {
    const start = after()
    expect(step(start, undo).now).toBe(start.now)
  })

  it('knows no step where nothing changed', () => {
    expect(after(typed('texts.message', '', 0), typed('currency', 'XXX', 10)).past).toEqual([])
  })
})

describe('redo', () => {
  it('does it again, until something else is done', () => {
    const undone = after(typed('texts.message', 'Hi', 0), undo)
    expect(encode(step(undone, redo).now)).toMatchObject({ notes: 'Hi' })
    const another = step(undone, typed('texts.terms', 'Cash', 5000))
    expect(another.future).toEqual([])
    expect(step(another, redo).now).toBe(another.now)
  })

  it('typing after an undo is a step of its own', () => {
    const history = after(
      typed('texts.message', 'a', 0),
      typed('texts.message', 'ab', 5000),
      undo,
      typed('texts.message', 'ax', 5100),
      undo,
    )
    expect(encode(history.now)).toMatchObject({ notes: 'a' })
  })
})

it('whatever was done, undoing all of it and doing it again ends where it was', () => {
  const anyStep = fc.oneof(
    fc
      .tuple(
        fc.constantFrom<FieldPath>('texts.message', 'texts.terms', 'sender.name'),
        fc.string({ maxLength: 4 }),
        fc.nat(9000),
      )
      .map(([name, value, at]) => typed(name, value, at)),
    fc.nat(9000).map((at) => did({ type: 'add-line', after: 0 }, at)),
    fc.nat(9000).map((at) => did({ type: 'remove-line', index: 0 }, at)),
  )
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const done = after(...steps)
      const back = done.past.reduce((history) => step(history, undo), done)
      expect(back.now.document).toEqual(after().now.document)
      const again = done.past.reduce((history) => step(history, redo), back)
      expect(again.now).toBe(done.now)
    }),
  )
})
