import { newDocument } from '@sheaf/domain/documents/new-document'
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

function typed(name: string, value: string, at: number): Step {
  return did({ type: 'set', values: { [name]: value } }, at)
}

const undo: Step = { type: 'undo' }
const redo: Step = { type: 'redo' }

describe('undo', () => {
  it('takes back a burst of typing as a whole', () => {
    const { now, past } = after(
      typed('notes', 'T', 0),
      typed('notes', 'Th', 200),
      typed('notes', 'Tha', 400),
      undo,
    )
    expect(now.document).toMatchObject({ notes: '' })
    expect(past).toEqual([])
  })

  it('takes back all that was filled in from elsewhere, fields and lines, at once', () => {
    const filling = {
      values: { clientName: 'Melissa Grant', tax1Rate: '19' },
      lines: [{ description: 'Design', quantity: '14', rate: '95' }],
      keepsLines: false,
    }
    const filled = after(typed('notes', 'Thanks', 0), did({ type: 'fill', ...filling }, 100))
    expect(filled.now.document).toMatchObject({ clientName: 'Melissa Grant', total: '1582.70' })
    const { now } = step(filled, undo)
    expect(now.document).toMatchObject({ clientName: '', notes: 'Thanks', total: '0.00' })
  })

  it('stops at a pause', () => {
    const history = after(typed('notes', 'Thanks', 0), typed('notes', 'Thanks, Ada', 5000), undo)
    expect(history.now.document).toMatchObject({ notes: 'Thanks' })
  })

  it('stops where another field was written in', () => {
    const history = after(
      typed('notes', 'Hi', 0),
      typed('companyName', 'Ada', 100),
      typed('notes', 'Hi all', 200),
      undo,
    )
    expect(history.now.document).toMatchObject({ notes: 'Hi', companyName: 'Ada' })
  })

  it('stops at an operation on lines', () => {
    const history = after(
      did({ type: 'set-line', index: 0, name: 'rate', value: '5' }, 0),
      did({ type: 'duplicate-line', index: 0 }, 10),
      did({ type: 'set-line', index: 0, name: 'rate', value: '56' }, 20),
      undo,
    )
    expect(history.now.document).toMatchObject({ subtotal: '10.00' })
    expect(step(history, undo).now.document).toMatchObject({ subtotal: '5.00' })
  })

  it('brings a whole document back that was replaced', () => {
    const other = { ...newDocument('invoice', moment), companyName: 'Other' }
    const history = after(
      typed('companyName', 'Mine', 0),
      did({ type: 'replace', document: other }, 10),
    )
    expect(history.now.document).toMatchObject({ companyName: 'Other' })
    expect(step(history, undo).now.document).toMatchObject({ companyName: 'Mine' })
  })

  it('brings the link of the due date back with the rest', () => {
    const history = after(
      typed('dueDate', '2026-05-05', 0),
      undo,
      typed('paymentTerms', 'net-15', 5000),
    )
    expect(history.now.document).toMatchObject({ dueDate: '2026-01-30' })
  })

  it('does nothing at the beginning', () => {
    const start = after()
    expect(step(start, undo).now).toBe(start.now)
  })

  it('knows no step where nothing changed', () => {
    expect(after(typed('notes', '', 0), typed('currency', 'XXX', 10)).past).toEqual([])
  })
})

describe('redo', () => {
  it('does it again, until something else is done', () => {
    const undone = after(typed('notes', 'Hi', 0), undo)
    expect(step(undone, redo).now.document).toMatchObject({ notes: 'Hi' })
    const another = step(undone, typed('terms', 'Cash', 5000))
    expect(another.future).toEqual([])
    expect(step(another, redo).now).toBe(another.now)
  })

  it('typing after an undo is a step of its own', () => {
    const history = after(
      typed('notes', 'a', 0),
      typed('notes', 'ab', 5000),
      undo,
      typed('notes', 'ax', 5100),
      undo,
    )
    expect(history.now.document).toMatchObject({ notes: 'a' })
  })
})

it('whatever was done, undoing all of it and doing it again ends where it was', () => {
  const anyStep = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('notes', 'terms', 'companyName'),
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
