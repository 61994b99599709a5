import { describe, expect, it } from 'vitest'
import { corrected, withDependents } from './corrections.ts'
import type { Evidence, ReadAnswer } from './read-answer.ts'

function read(confidence: number, hangsOn?: string[]): Evidence {
  return { text: '', start: 0, end: 1, confidence, ...(hangsOn && { hangsOn }) }
}

const answer: ReadAnswer = {
  values: { 'receiver.name': 'Northwind', 'receiver.address': 'Portland', issuedOn: '2026-03-02' },
  lines: [
    { id: 'lines.0', values: { description: 'Design', price: '75' }, amount: '1350' },
    { id: 'lines.1', values: { description: 'cents', price: '5' }, amount: undefined },
    { id: 'lines.2', values: { description: 'Hosting' }, amount: '120' },
  ],
  figures: { total: '1470' },
  evidence: {
    'receiver.name': read(0.9),
    'receiver.address': read(0.8, ['receiver.name']),
    issuedOn: read(0.5, ['receiver.address']),
    'lines.0.description': read(0.9),
    'lines.0.price': read(0.9, ['lines.0.amount']),
    'lines.1.description': read(0.4),
    total: read(0.9, ['lines.1.description']),
  },
}

describe('a value that is wrong', () => {
  it('takes along everything that was read because of it, and nothing else', () => {
    expect([...withDependents(answer.evidence, ['receiver.name'])].sort()).toEqual([
      'issuedOn',
      'receiver.address',
      'receiver.name',
    ])
    expect([...withDependents(answer.evidence, ['issuedOn'])]).toEqual(['issuedOn'])
  })

  it('may be a whole line: the others keep their names and what hung on it goes', () => {
    const removed = withDependents(answer.evidence, ['lines.1'])
    const left = corrected(answer, { typed: {}, removed })
    expect(left.lines.map(({ id }) => id)).toEqual(['lines.0', 'lines.2'])
    expect(left.figures).toEqual({})
    expect(Object.keys(left.evidence)).not.toContain('lines.1.description')
  })

  it('may be part of a line', () => {
    const removed = withDependents(answer.evidence, ['lines.0.amount'])
    const [first] = corrected(answer, { typed: {}, removed }).lines
    expect(first).toEqual({ id: 'lines.0', values: { description: 'Design' }, amount: undefined })
  })
})

describe('a value that is typed over', () => {
  it('is sure and keeps the place where it was read', () => {
    const typed = { 'receiver.name': 'Northwind Inc.', 'lines.2.price': '60' }
    const { values, lines, evidence } = corrected(answer, { typed, removed: new Set() })
    expect(values['receiver.name']).toBe('Northwind Inc.')
    expect(lines[2]?.values).toEqual({ description: 'Hosting', price: '60' })
    expect(evidence['receiver.name']).toEqual({ ...read(1) })
    expect(evidence['lines.2.price']?.confidence).toBe(1)
    expect(lines[0]).toEqual(answer.lines[0])
  })
})
