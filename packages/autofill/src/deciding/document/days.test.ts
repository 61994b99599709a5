import { describe, expect, it } from 'vitest'
import { readText } from '../../finding/reading.ts'
import { messagesOf } from '../messages/messages.ts'
import { dayAfter, decideDays, termName } from './days.ts'
import { findReferences } from './references.ts'

function days(text: string) {
  const reading = readText(text, '2026-11-15')
  return decideDays(reading, messagesOf(reading.lines))
}

describe('days with a meaning', () => {
  it.each([
    ['Please pay by the end of next month.', 'due', '2026-12-31'],
    ['Zahlbar bis 24.11.2026', 'due', '2026-11-24'],
    ['need to pay it by the 24th', 'due', '2026-11-24'],
    ['Das Angebot gilt bis zum 30.06.2027.', 'validUntil', '2027-06-30'],
    ['Mag de offerte tot eind december geldig zijn?', 'validUntil', '2026-12-31'],
    ['leverdatum 2 december 2026', 'deliverBy', '2026-12-02'],
    ['Invoice date: 5 October 2026', 'issued', '2026-10-05'],
  ] as const)('%s', (text, name, day) => {
    expect(days(text).named[name]?.value).toBe(day)
  })

  it('the day of the work is none of them', () => {
    expect(days('thank you for the workshop on 26 March 2026').named).toEqual({})
  })

  it.each([
    ['Our terms are net 15.', 'net-15', '2026-11-30'],
    ['Payable within thirty (30) days of the invoice date', 'net-30', '2026-12-15'],
    ['Règlement à 30 jours.', 'net-30', '2026-12-15'],
    ['Termin płatności 14 dni.', undefined, '2026-11-29'],
    ['Payment is 45 days end of month.', undefined, '2026-12-31'],
    ['We pay on receipt.', 'due-on-receipt', '2026-11-15'],
  ])('%s', (text, name, due) => {
    const { terms } = days(text)
    expect(terms && termName(terms)).toBe(name)
    expect(terms && dayAfter('2026-11-15', terms)).toBe(due)
  })

  it('a discount for paying early is no term', () => {
    expect(days('2 % Skonto bei Zahlung innerhalb von 10 Tagen').terms).toBeUndefined()
  })
})

describe('numbers of documents', () => {
  it.each([
    ['Please put PO number 88213 on it', 'order', '88213', undefined],
    ['Angebot Nr. 2026-118 vom 12.05.2026', 'quote', '2026-118', '2026-05-12'],
    ['la fattura n. 812 del 30/09/2026', 'invoice', '812', '2026-09-30'],
    ['faktury FV/2026/10/117 z dnia 19.10.2026', 'invoice', 'FV/2026/10/117', '2026-10-19'],
    ['Our ref: PO-2211.', 'order', 'PO-2211', undefined],
  ])('%s', (text, kind, number, date) => {
    const reading = readText(text, '2026-11-15')
    const [found] = findReferences(reading, { start: 0, end: text.length })
    expect([found?.kind, found?.number.value, found?.date?.value]).toEqual([kind, number, date])
  })

  it('what is counted or paid has no number', () => {
    const text = 'an invoice for 14 hours, invoice 1200 €, order 20 chairs'
    expect(findReferences(readText(text, '2026-11-15'), { start: 0, end: text.length })).toEqual([])
  })
})
