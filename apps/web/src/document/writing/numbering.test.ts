import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { parseSeries, type StartedSeries } from '@sheaf/domain/documents/number-series'
import { expect, it } from 'vitest'
import { type Step, startHistory, step } from './document-history.ts'

const moment = { today: '2026-12-30', now: 1_772_530_204_817 }

/** Numbers of a year, of which so many are taken. */
function series(taken: number): StartedSeries {
  const parsed = parseSeries('{YYYY}-{001}', 'yearly')
  if ('problem' in parsed) throw new Error(parsed.problem)
  return { series: parsed.series, last: { counter: BigInt(taken), day: '2026-01-01' } }
}

const start = withValues(newDocument('invoice', moment), { number: '2026-008' })
const begun = startHistory(start, { series: series(7), takesNumber: true })
const set = (path: string, value: string): Step => ({
  type: 'edit',
  edit: { type: 'set', values: { [path]: value } },
  at: 0,
})

function after(...steps: readonly Step[]) {
  const { now, past } = steps.reduce(step, begun)
  return { number: now.document.number, follows: now.numberFollows, steps: past.length }
}

const moved: Step = { type: 'follow', series: series(8) }

it('a proposed number goes with its series and with the date, until somebody types another', () => {
  expect(after(moved)).toEqual({ number: '2026-009', follows: true, steps: 0 })
  expect(after(set('issuedOn', '2027-01-02')).number).toBe('2027-001')
  expect(after(set('issuedOn', '2027-01-02'), set('issuedOn', '2026-12-31')).number).toBe(
    '2026-008',
  )
  expect(after(set('number', 'MINE-1'), moved)).toMatchObject({ number: 'MINE-1', follows: false })
  expect(after(set('number', 'MINE-1'), set('issuedOn', '2027-01-02')).number).toBe('MINE-1')
  // Whoever types what is proposed means it.
  expect(after(set('number', 'MINE-1'), set('number', '2026-008')).follows).toBe(true)
})

it('undo never brings back a number that another document has', () => {
  const edited = [set('receiver.name', 'Elena'), moved, { type: 'undo' }] as const
  expect(after(...edited)).toMatchObject({ number: '2026-009', follows: true })
  const typed = [set('number', 'MINE-1'), moved, { type: 'undo' }] as const
  expect(after(...typed)).toMatchObject({ number: '2026-009', follows: true })
})

it('a document that was handed out keeps its number, also when one goes back to what it said before', () => {
  const issued = [set('receiver.name', 'Elena'), { type: 'keep-number' }, moved] as const
  expect(after(...issued)).toMatchObject({ number: '2026-008', follows: false })
  expect(after(...issued, { type: 'undo' }).number).toBe('2026-008')
})

it('another document follows if it has the number that is next', () => {
  const replace = (number: string): Step => ({
    type: 'edit',
    edit: { type: 'replace', document: withValues(start, { number }) },
    at: 0,
  })
  expect(after({ type: 'keep-number' }, moved, replace('2026-009')).follows).toBe(true)
  expect(after(replace('OLD-3')).follows).toBe(false)
})

it('without a series nothing follows', () => {
  expect(after({ type: 'follow', series: undefined })).toMatchObject({
    number: '2026-008',
    follows: false,
  })
  expect(startHistory(start, { takesNumber: true }).now.numberFollows).toBe(false)
})
