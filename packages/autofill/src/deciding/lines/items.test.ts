import { describe, expect, it } from 'vitest'
import { readText } from '../../finding/reading.ts'
import { messagesOf } from '../messages/messages.ts'
import { decideItems, statedRates } from './items.ts'

function lines(text: string) {
  const reading = readText(text, '2026-11-15')
  return messagesOf(reading.lines)
    .flatMap((message) => decideItems(reading, message, [], statedRates(reading)))
    .map(({ description, quantity, unit, price }) => [
      description?.value,
      quantity?.value,
      unit?.value,
      price?.value,
    ])
}

describe('lines of a document', () => {
  it.each([
    ['please bill 12 hours of testing at 85', [['testing', '12', 'hours', '85']]],
    ['zwei Tage Workshop à 600 €', [['Workshop', '2', 'Tage', '600']]],
    ['3 x M4 bolts @ 0.12', [['M4 bolts', '3', undefined, '0.12']]],
    ['- remove old decking: £280', [['remove old decking', '1', undefined, '280']]],
    ['* 60 dinner plates, 27 cm, €14.50', [['dinner plates, 27 cm', '60', undefined, '14.5']]],
    ['54 m2 a 9,50 €/m2 para pintar el salón', [['pintar el salón', '54', 'm2', '9.5']]],
    [
      '15 godzin programowania po 140 zł za godzinę oraz hosting 300 zł',
      [
        ['programowania', '15', 'godzin', '140'],
        ['hosting', '1', undefined, '300'],
      ],
    ],
    ['Bunsen burner x12 £14.00', [['Bunsen burner', '12', undefined, '14']]],
  ])('%s', (text, found) => {
    expect(lines(text)).toEqual(found)
  })

  it('hours in every row take the rate that is given once', () => {
    const text =
      'Date        Task          Hours\n2026-03-03  Data model    4.0\n2026-03-05  API design    6.5\n\nRate: USD 110.00 / hour'
    expect(lines(text)).toEqual([
      ['Data model', '4', 'Hours', '110'],
      ['API design', '6.5', 'Hours', '110'],
    ])
  })

  it('the sum of single days is the line, not the days besides', () => {
    expect(lines('mon 3h\ntue 5.5h\nsum 8.5h @ €90 = €765').map((line) => line[1])).toEqual(['8.5'])
  })

  it.each([
    'Total: 1,200.00 EUR',
    'Payment within 14 days',
    'VAT 20%: £60.00',
    'Invoice 2026 no. 4500078812',
    'budget max 5000 EUR',
  ])('no line: %s', (text) => {
    expect(lines(text)).toEqual([])
  })
})
